import type { PlannedSale } from '@/domain/schemas/plannedSale.ts';

/** An instant as an input for a day and a time holds it, by the reader's clocks. */
export const localText = (time: Date): string => {
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
};

/** Another end as it was typed, empty for none, and the message key of what is wrong with it. */
export const readEnd = (
  text: string,
  { startsAt }: Pick<PlannedSale, 'startsAt'>,
  now: Date,
): { endsAt: Date | null; problem: string | null } => {
  if (text === '') return { endsAt: null, problem: null };
  const endsAt = new Date(text);
  if (Number.isNaN(endsAt.getTime()))
    return { endsAt: null, problem: 'products.bulk.plan.invalidTime' };
  const isInOrder = endsAt > startsAt && endsAt > now;
  return { endsAt, problem: isInOrder ? null : 'products.bulk.plan.order' };
};

/** When a sale ends that somebody ends now: never before its start. */
export const endNow = ({ startsAt }: Pick<PlannedSale, 'startsAt'>, now: Date): Date =>
  new Date(Math.max(now.getTime(), startsAt.getTime() + 1));
