import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetOne, useTranslate } from 'ra-core';
import { Link, matchPath } from 'react-router';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useAddress } from '@/routes/AddressedRoutes.tsx';
import { paths } from '@/routes/paths.ts';

/** The pages on which an administrator works in a business's name. */
const ACTING = [
  '/business/:businessId/add-product',
  '/business/:businessId/:platform/add-product',
  '/business/:businessId/channel-readiness',
  '/business/:businessId/spellings',
  '/product/:id/business/:businessId/edit-product',
];

/** Says for which business an administrator is acting, on the pages where that is so. */
export const ActingForBanner = () => {
  const { actor } = useAuth();
  const { pathname } = useAddress();
  const translate = useTranslate();
  const matches = ACTING.map(path => matchPath(path, pathname)?.params.businessId);
  const businessId = matches.find(id => id !== undefined) ?? '';
  const acting = actor.role !== 'owner' && businessId !== '';
  const { data, error } = useGetOne<Business>('business', { id: businessId }, { enabled: acting });
  // The page itself says what is wrong with the business.
  if (!acting || error) return null;
  return (
    <Alert
      role="note"
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to={paths.viewBusiness(businessId)} color="inherit" size="small">
          {translate('shell.actingBack')}
        </Button>
      }
    >
      {translate('shell.acting', { name: data?.businessName ?? '…' })}
    </Alert>
  );
};
