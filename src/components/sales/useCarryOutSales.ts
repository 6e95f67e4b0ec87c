import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { carryOutSale } from '@/domain/sales/carryOutSale.ts';
import { dueSales } from '@/domain/sales/saleDue.ts';
import type { PlannedSale } from '@/domain/schemas/plannedSale.ts';
import { requireMessages } from '@/i18n/messages.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { saleStore } from '@/providers/sales/saleStore.ts';
import { useServerAhead } from '../clock/useServerAhead.ts';

/** The sales that this tab is at, and when it may try one again that failed, in milliseconds. */
const busy = new Set<string>();
const again = new Map<string, number>();

/** Between two attempts at a sale that could not be carried out, in milliseconds. */
const PAUSE = 60_000;

/** Carries out what is due of sales, tells how it went, and shows each step wherever they are shown. */
export const useCarryOutSales = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const ahead = useServerAhead();
  return useCallback(
    /** @param asked whether somebody asked for it, and so is told each time. */
    async (sales: readonly PlannedSale[], asked = false) => {
      const clock = () => new Date(Date.now() + ahead);
      const show = (sale: PlannedSale) =>
        queryClient.setQueriesData<PlannedSale[]>({ queryKey: ['sales', 'open'] }, known =>
          known?.map(one => (one.id === sale.id ? sale : one)),
        );
      const isFree = ({ id }: PlannedSale) =>
        !busy.has(id) && (asked || Date.now() >= (again.get(id) ?? Number.NEGATIVE_INFINITY));
      for (const sale of dueSales(sales, clock()).filter(isFree)) {
        busy.add(sale.id);
        const { name } = sale;
        let steps = 0;
        try {
          await requireMessages('pages');
          const after = await carryOutSale(sale, clock, saleStore(dataProvider, actor), step => {
            steps += 1;
            show(step);
          });
          again.delete(sale.id);
          if (steps > 0) {
            const { changed, left } = after.status === 'ended' ? after.ended : after.started;
            const message = `sales.done.${after.status === 'ended' ? 'ended' : 'started'}`;
            notify(message, { type: 'success', messageArgs: { name, changed, left } });
          }
        } catch (error) {
          if (asked || !again.has(sale.id))
            notify('sales.done.failed', {
              type: 'warning',
              messageArgs: { name, message: errorText(error).sentence },
            });
          again.set(sale.id, Date.now() + PAUSE);
        } finally {
          busy.delete(sale.id);
          for (const resource of steps > 0 ? ['sales', 'products', 'audit'] : ['sales'])
            void queryClient.invalidateQueries({ queryKey: [resource] });
        }
      }
    },
    [actor, dataProvider, queryClient, notify, errorText, ahead],
  );
};
