import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { PLATFORMS } from '@/domain/platforms.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { hasPage } from '@/routes/pages.ts';
import { paths } from '@/routes/paths.ts';

/** The ways to act on a business's behalf, as far as they are allowed. */
export const ActForBusiness = ({ business: { id } }: { business: Business }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const links = [
    {
      key: 'analytics',
      path: '/business/:businessId/business-analytics',
      to: paths.businessAnalytics(id),
    },
    {
      key: 'addProduct',
      path: '/business/:businessId/add-product',
      to: paths.addProductFor(id),
    },
    {
      key: 'channels',
      path: '/business/:businessId/channel-readiness',
      to: paths.channelReadinessFor(id),
    },
    {
      key: 'spellings',
      path: '/business/:businessId/spellings',
      to: paths.spellingsFor(id),
    },
    {
      key: 'pointInTime',
      path: '/business/:businessId/point-in-time',
      to: paths.pointInTimeFor(id),
    },
    ...PLATFORMS.map(platform => ({
      key: platform,
      path: `/business/:businessId/${platform}/add-product`,
      to: paths.importProductsFor(platform, id),
    })),
  ].filter(({ path }) => hasPage(actor.role, path));
  return (
    <Stack spacing={1}>
      {links.map(({ key, to }) => (
        <Button key={key} component={Link} to={to} variant="outlined" color="inherit">
          {translate(`business.show.${key}`)}
        </Button>
      ))}
    </Stack>
  );
};
