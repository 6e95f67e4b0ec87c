import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { BusinessStatus } from '@/components/business/BusinessStatus.tsx';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { StatusChip, type Tone } from '@/components/StatusChip.tsx';
import { businessSchema } from '@/domain/schemas/business.ts';
import { productSchema } from '@/domain/schemas/product.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { userSchema } from '@/domain/schemas/user.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { useReportTarget } from './useReportTarget.ts';

const Card = (props: {
  image: string | null | undefined;
  title: string;
  href: string;
  detail: string;
  status: React.ReactNode;
}) => (
  <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
    <Thumbnail address={props.image} alt="" size={72} />
    <Box sx={{ minWidth: 0 }}>
      <MuiLink component={Link} to={props.href} sx={{ fontWeight: 600 }}>
        {props.title}
      </MuiLink>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {props.detail}
      </Typography>
      <Typography variant="body2" component="div">
        {props.status}
      </Typography>
    </Box>
  </Box>
);

const PRODUCT_TONE: Record<string, Tone> = { active: 'good', draft: 'attention' };

/** What was reported, as it is now. */
export const TargetCard = ({ report }: { report: Report }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const { data, isPending } = useReportTarget(report);
  if (isPending) return <Skeleton height={72} aria-label={translate('common.loading')} />;
  const product = report.targetType === 'product' ? productSchema.safeParse(data).data : undefined;
  if (product)
    return (
      <Card
        image={product.images[0]?.thumbnailUrl ?? product.images[0]?.url}
        title={product.title}
        href={paths.viewProduct(actor.role, product.id)}
        detail={product.businessName}
        status={
          <StatusChip
            label={translate(`products.status.${product.status}`)}
            tone={PRODUCT_TONE[product.status] ?? 'neutral'}
          />
        }
      />
    );
  const business =
    report.targetType === 'business' ? businessSchema.safeParse(data).data : undefined;
  if (business)
    return (
      <Card
        image={business.userImg}
        title={business.businessName}
        href={paths.viewBusiness(business.id)}
        detail={business.businessEmail}
        status={<BusinessStatus business={business} />}
      />
    );
  const user = report.targetType === 'user' ? userSchema.safeParse(data).data : undefined;
  if (user)
    return (
      <Card
        image={user.photoUrl}
        title={user.name}
        href={paths.viewUser(user.id)}
        detail={user.email}
        status={
          <StatusChip
            label={translate(`users.status.${user.status}`)}
            tone={user.status === 'active' ? 'good' : 'bad'}
          />
        }
      />
    );
  return <Typography color="textSecondary">{translate('reports.show.targetGone')}</Typography>;
};
