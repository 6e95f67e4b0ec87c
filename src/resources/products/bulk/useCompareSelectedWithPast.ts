import { type Identifier, type RaRecord, useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { selectionState } from '@/routes/selectionState.ts';

/** Opens the selected products as of a moment, or says why it is not about these. */
export const useCompareSelectedWithPast = (read: () => Promise<readonly RaRecord[] | null>) => {
  const { actor } = useAuth();
  const notify = useNotify();
  const translate = useTranslate();
  const navigate = useNavigate();
  return async (selectedIds: readonly Identifier[]) => {
    // An owner's products are of the own business: nothing is read of them.
    const records = actor.role === 'owner' ? [{ businessId: actor.uid }] : await read();
    if (!records) return;
    const businesses = new Set(records.map(({ businessId }) => String(businessId)));
    const [businessId] = businesses;
    if (businesses.size !== 1 || businessId === undefined)
      return notify(translate('products.pastOfOneBusiness'), { type: 'warning' });
    return navigate(paths.pointInTimeOfSelection(actor.role, businessId), {
      state: selectionState(selectedIds.map(String)),
    });
  };
};
