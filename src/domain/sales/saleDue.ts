import { OPEN_SALE_STATUSES, type PlannedSale } from '../schemas/plannedSale.ts';

/** What is due of a planned sale by the clock. */
export type SaleDue = 'start' | 'end' | null;

/** How many products a step has dealt with. */
export const reached = ({ changed, left }: PlannedSale['started']): number => changed + left;

/**
 * What is due of a sale at `now`: from its start on its products get their prices, from its end on they
 * get them back; an end that began goes on. One that ends before anybody started it only ends.
 */
export const saleDue = (
  sale: Pick<PlannedSale, 'status' | 'startsAt' | 'endsAt' | 'started' | 'ended' | 'productIds'>,
  now: Date,
): SaleDue => {
  const { status, startsAt, endsAt, started, ended, productIds } = sale;
  if (!OPEN_SALE_STATUSES.includes(status)) return null;
  if (reached(ended) > 0 || (endsAt !== null && endsAt <= now)) return 'end';
  const isToStart = status === 'planned' ? startsAt <= now : reached(started) < productIds.length;
  return isToStart ? 'start' : null;
};

/** The sales something is due of, those that end first: the next one may begin with their products. */
export const dueSales = <S extends PlannedSale>(sales: readonly S[], now: Date): S[] =>
  (['end', 'start'] as const).flatMap(due => sales.filter(sale => saleDue(sale, now) === due));

/** How a sale stands for people: its status, or what is due of it. */
export type SaleState = PlannedSale['status'] | 'due' | 'starting' | 'ending';

/** How a sale stands at `now`. */
export const saleState = (sale: Parameters<typeof saleDue>[0], now: Date): SaleState => {
  const due = saleDue(sale, now);
  if (due === 'end') return 'ending';
  if (due === 'start') return sale.status === 'planned' ? 'due' : 'starting';
  return sale.status;
};
