import { useCallback, useState } from 'react';
import { useCommit } from '@/components/actions/useCommit.ts';
import { useCarryOutSales } from '@/components/sales/useCarryOutSales.ts';
import { auditedUpdates } from '@/domain/audit.ts';
import type { PlannedSale } from '@/domain/schemas/plannedSale.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Changes what is planned of a sale, and carries out what is due of it: an owner's console does that by itself. */
export const useSaleActions = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { commit, busy } = useCommit();
  const carryOutSales = useCarryOutSales();
  const [carriesOut, setCarriesOut] = useState(false);
  /** @param asked what was chosen: the same at every try, as the moment of “now” is not. */
  const change = useCallback(
    async (
      sale: PlannedSale,
      changes: Partial<Pick<PlannedSale, 'status' | 'endsAt'>>,
      done: string,
      asked: string,
    ): Promise<boolean> => {
      const { name: label } = sale;
      const auditId = dataProvider.newId('audit');
      const told = { auditId, actor, action: 'update', source: 'form', label } as const;
      const outcome = await commit({
        asked: [sale.id, asked],
        writes: () => auditedUpdates('sales', [{ record: sale, changes }], told),
        done,
        messageArgs: { name: label },
      });
      if (outcome === 'done')
        void carryOutSales([{ ...sale, ...changes, version: sale.version + 1 }]);
      return outcome === 'done';
    },
    [actor, dataProvider, commit, carryOutSales],
  );
  const carryOut = async (sale: PlannedSale) => {
    setCarriesOut(true);
    await carryOutSales([sale], true);
    setCarriesOut(false);
  };
  return { change, carryOut, busy: busy || carriesOut };
};
