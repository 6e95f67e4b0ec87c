import { reached } from '../sales/saleDue.ts';
import { plannedSaleSchema } from '../schemas/plannedSale.ts';
import { type CheckedChange, denied, invalid, type Refusal } from './authorizeWriteTypes.ts';

/** Refuses a sale that ends before it starts, that goes back, or goes on after its end. */
export const checkSale = ({ before, after }: CheckedChange): Refusal | null => {
  const { data: sale } = plannedSaleSchema.safeParse(after);
  if (!sale) return null;
  const { status, change, startsAt, endsAt, started, ended, productIds } = sale;
  const { mode, ...values } = change;
  if (values[mode] === undefined || Object.keys(values).length > 1)
    return invalid('A sale takes off what its mode names, and nothing else', 'change');
  if (endsAt && endsAt <= startsAt) return invalid('A sale ends after its start', 'endsAt');
  if (reached(started) > productIds.length || reached(ended) > started.changed)
    return invalid('A sale changes its own products, and takes back what it changed', 'started');
  const isBegun = status === 'running' || status === 'ended';
  if (!isBegun && reached(started) > 0)
    return denied('What has begun is not planned any more', 'status');
  if (!before) return status === 'planned' ? null : denied('A new sale is planned', 'status');
  if (before.status === 'planned') return null;
  if (before.status !== 'running') return denied('What has ended stays so', 'status');
  if (!isBegun) return denied('What runs can only end', 'status');
  return startsAt.getTime() === Number(before.startsAt)
    ? null
    : denied('What runs keeps its start', 'startsAt');
};
