import { timeOf, timeProblem } from '@/components/sales/saleTime.ts';
import type { PlannedSale } from '@/domain/schemas/plannedSale.ts';

/** Another end as it was typed, empty for none, and the message key of what is wrong with it. */
export const readEnd = (
  text: string,
  { startsAt }: Pick<PlannedSale, 'startsAt'>,
  now: Date,
): { endsAt: Date | null; problem: string | null } => {
  const endsAt = timeOf(text);
  const after = startsAt > now ? startsAt : now;
  return { endsAt, problem: timeProblem(endsAt, after, 'products.bulk.plan.order') };
};

/** When a sale ends that somebody ends now: never before its start. */
export const endNow = ({ startsAt }: Pick<PlannedSale, 'startsAt'>, now: Date): Date =>
  new Date(Math.max(now.getTime(), startsAt.getTime() + 1));
