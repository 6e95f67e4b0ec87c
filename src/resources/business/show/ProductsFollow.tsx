import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFollowBusiness } from '@/components/actions/useFollowBusiness.ts';
import { useCount } from '@/components/list/useCount.ts';
import { can } from '@/domain/access/can.ts';
import { followFilter, followOf, isShut } from '@/domain/product/followsBusiness.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';

/**
 * Says how many products do not stand as their business does, whatever left them behind, with the
 * way to bring them along; and how many are hidden with a business that is shut.
 */
export const ProductsFollow = ({ business }: { business: Business }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const followBusiness = useFollowBusiness();
  const follow = followOf('standing', business);
  const { data: open = 0 } = useCount('products', followFilter(follow, business.id));
  const { data: marked = 0 } = useCount('products', followFilter('show', business.id));
  const hidden = isShut(business) ? marked : 0;
  return (
    <>
      {hidden > 0 && (
        <Alert role="note" severity="info" sx={{ mb: 1 }}>
          {translate('business.follow.hidden', { smart_count: hidden })}
        </Alert>
      )}
      {open > 0 && (
        <Alert
          role="note"
          severity="warning"
          sx={{ mb: 1 }}
          action={
            can(actor, 'update', 'products') && (
              <Button
                color="inherit"
                size="small"
                onClick={() => void followBusiness([business.id], 'standing')}
              >
                {translate(`business.follow.${follow}.button`, { smart_count: open })}
              </Button>
            )
          }
        >
          {translate(`business.follow.${follow}.open`, { smart_count: open })}
        </Alert>
      )}
    </>
  );
};
