import { useGetOne, useListContext } from 'ra-core';
import type { Business } from '@/domain/schemas/business.ts';
import { listScope } from './listScope.ts';

/**
 * The currency that amounts of the list in view are typed in: that of the business whose records it
 * lists; null where that is none, or not known.
 */
export const useAmountsCurrency = (): { currency: string | null; isPending: boolean } => {
  const { businessId } = listScope(useListContext());
  const id = typeof businessId === 'string' ? businessId : '';
  const { data, isPending } = useGetOne<Business>('business', { id }, { enabled: id !== '' });
  return { currency: data?.baseCurrency ?? null, isPending: id !== '' && isPending };
};
