import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { can } from '@/domain/access/can.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { ROUTED_PATHS } from '@/routes/routeTables.ts';

/** The ways to act on a business's behalf, as far as they are built and allowed. */
export const ActForBusiness = ({ business: { id } }: { business: Business }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const routed = ROUTED_PATHS[actor.role];
  const adds = can(actor, 'create', 'products');
  const links = [
    {
      key: 'analytics',
      path: '/business/:businessId/business-analytics',
      to: paths.businessAnalytics(id),
      allowed: true,
    },
    {
      key: 'addProduct',
      path: '/business/:businessId/add-product',
      to: paths.addProductFor(id),
      allowed: adds,
    },
    ...(['shopify', 'wix'] as const).map(platform => ({
      key: platform,
      path: `/business/:businessId/${platform}/add-product`,
      to: paths.importProductsFor(platform, id),
      allowed: adds,
    })),
  ].filter(({ path, allowed }) => allowed && routed.has(path));
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
