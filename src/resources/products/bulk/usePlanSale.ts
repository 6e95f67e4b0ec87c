import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useRef } from 'react';
import { useServerAhead } from '@/components/clock/useServerAhead.ts';
import { useCarryOutSales } from '@/components/sales/useCarryOutSales.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { SaleChange } from '@/domain/product/saleChange.ts';
import type { PlannedSale } from '@/domain/schemas/plannedSale.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { byBusiness, type SalePlan } from './salePlan.ts';

const NOTHING = { changed: 0, left: 0 };

/** Plans a sale of each business's products, and starts it where that is due. */
export const usePlanSale = () => {
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const carryOut = useCarryOutSales();
  const ahead = useServerAhead();
  /** Sales of an earlier try that did not get through: they are not planned a second time. */
  const made = useRef(new Set<string>());
  /** @returns whether all of it is planned. */
  return useCallback(
    async (
      products: readonly { id: string; businessId: string }[],
      change: Exclude<SaleChange, { mode: 'end' }>,
      { name, startsAt, endsAt }: SalePlan,
    ): Promise<boolean> => {
      const planned: PlannedSale[] = [];
      try {
        for (const [businessId, productIds] of byBusiness(products)) {
          const key = JSON.stringify([businessId, productIds, name, change, startsAt, endsAt]);
          if (made.current.has(key)) continue;
          const data = {
            ...{ businessId, name, change, productIds, endsAt, status: 'planned' },
            ...{ started: NOTHING, ended: NOTHING },
            startsAt: startsAt ?? new Date(Date.now() + ahead),
          };
          const sale = (await dataProvider.create<PlannedSale>('sales', { data })).data;
          made.current.add(key);
          planned.push(sale);
        }
        made.current.clear();
        if (startsAt !== null)
          notify('sales.done.planned', {
            type: 'success',
            messageArgs: { name, smart_count: products.length },
          });
        return true;
      } catch (error) {
        const done = planned.reduce((count, { productIds }) => count + productIds.length, 0);
        const { sentence: message, notDone } = errorText(error);
        const words = { done, smart_count: products.length, message };
        notify(done > 0 ? 'sales.done.partly' : notDone, { type: 'error', messageArgs: words });
        return false;
      } finally {
        void queryClient.invalidateQueries({ queryKey: ['sales'] });
        void carryOut(planned);
      }
    },
    [dataProvider, queryClient, notify, errorText, carryOut, ahead],
  );
};
