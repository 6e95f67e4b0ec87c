import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Facts } from '@/components/Facts.tsx';
import { DateCell } from '@/components/format/DateCell.tsx';
import { Panel } from '@/components/Panel.tsx';
import { RelatedList } from '@/components/RelatedList.tsx';
import { can } from '@/domain/access/can.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';

const ABOUT_PRODUCT = { targetType: 'product' } as const;
const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** Where administrators and support go from a product: its business, figures, reports and duplicates. */
export const StaffLinks = ({ product }: { product: Product }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const filter = { ...ABOUT_PRODUCT, targetId: product.id };
  const link = (to: string, text: string) => (
    <MuiLink component={Link} to={to}>
      {text}
    </MuiLink>
  );
  return (
    <>
      <Panel title={translate('products.show.platform')}>
        <Facts
          facts={[
            {
              name: translate('products.field.businessName'),
              value: link(paths.viewBusiness(product.businessId), product.businessName),
            },
            {
              name: translate('products.show.figures'),
              value: link(
                paths.businessAnalytics(product.businessId),
                translate('products.show.businessFigures'),
              ),
            },
            ...(can(actor, 'update', 'products')
              ? [
                  {
                    name: translate('products.show.duplicates'),
                    value: link(
                      paths.mergeWith(product.id),
                      translate('products.show.mergeWithAnother'),
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Panel>
      <Panel title={translate('products.show.reports')}>
        <RelatedList<Report>
          resource="reports"
          target="targetId"
          id={product.id}
          filter={ABOUT_PRODUCT}
          sort={NEWEST}
          allHref={listAddress(paths.reports(), filter)}
          empty={translate('products.show.noReports')}
          render={report => (
            <Typography variant="body2">
              {link(paths.report(report.id), translate(`reports.reason.${report.reason}`))}
              {' · '}
              {translate(`reports.status.${report.status}`)}
              {' · '}
              {report.reporterName}
              {' · '}
              <DateCell value={report.createdAt} />
            </Typography>
          )}
        />
      </Panel>
    </>
  );
};
