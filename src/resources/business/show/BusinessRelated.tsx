import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { Panel } from '@/components/Panel.tsx';
import { useProductStatusText } from '@/components/products/ProductStatus.tsx';
import { RelatedList } from '@/components/RelatedList.tsx';
import type { Business } from '@/domain/schemas/business.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { Report } from '@/domain/schemas/report.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';
import { ProductsFollow } from './ProductsFollow.tsx';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

const Row = (props: { href: string; title: string; detail: ReactNode; at: Date }) => {
  const relative = useRelativeTime();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <MuiLink component={Link} to={props.href} color="inherit" sx={{ fontWeight: 600 }}>
          {props.title}
        </MuiLink>
        <Typography variant="body2" color="textSecondary" component="div">
          {props.detail}
        </Typography>
      </Box>
      <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {relative(props.at)}
      </Typography>
    </Box>
  );
};

/** What belongs to a business: its newest products, requests, and the reports about it. */
export const BusinessRelated = ({ business }: { business: Business }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const statusOf = useProductStatusText();
  const filter = { businessId: business.id };
  return (
    <>
      <Panel title={translate('business.show.products')}>
        <ProductsFollow business={business} />
        <RelatedList<Product>
          resource="products"
          target="businessId"
          id={business.id}
          sort={NEWEST}
          allHref={listAddress(paths.allProducts(), filter)}
          empty={translate('business.show.noProducts')}
          render={product => (
            <Row
              href={paths.viewProduct(actor.role, product.id)}
              title={product.title}
              detail={statusOf(product)}
              at={product.createdAt}
            />
          )}
        />
      </Panel>
      <Panel title={translate('business.show.requests')}>
        <RelatedList<SubmittedRequest>
          resource="requests"
          target="businessId"
          id={business.id}
          sort={NEWEST}
          allHref={listAddress(paths.submittedRequests(), filter)}
          empty={translate('business.show.noRequests')}
          render={request => (
            <Row
              href={paths.request(request.id)}
              title={request.subject}
              detail={translate(`requests.status.${request.status}`)}
              at={request.createdAt}
            />
          )}
        />
      </Panel>
      <Panel title={translate('business.show.reports')}>
        <RelatedList<Report>
          resource="reports"
          target="businessId"
          id={business.id}
          sort={NEWEST}
          allHref={listAddress(paths.reports(), filter)}
          empty={translate('business.show.noReports')}
          render={report => (
            <Row
              href={paths.report(report.id)}
              title={report.targetLabel}
              detail={`${translate(`reports.reason.${report.reason}`)} · ${translate(`reports.status.${report.status}`)}`}
              at={report.createdAt}
            />
          )}
        />
      </Panel>
    </>
  );
};
