import { brokenPromises, isPromised } from '@/domain/giveaways/promise.ts';
import { fromWallTime, toWallTime } from '@/domain/giveaways/zonedTime.ts';
import { type Giveaway, giveawaySchema } from '@/domain/schemas/giveaway.ts';

/** What the form holds: text as it is typed, times by the clocks of the chosen zone. */
export interface GiveawayFormValues {
  title: string;
  description: string;
  imageUrl: string;
  productId: string;
  productTitle: string;
  businessId: string;
  businessName: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  numberOfWinners: string;
  /** Why the end is later than was promised; no field of the giveaway. */
  reason: string;
}

/** The part of a giveaway that people fill in. */
export type GiveawayContent = Pick<
  Giveaway,
  | 'title'
  | 'description'
  | 'imageUrl'
  | 'productId'
  | 'productTitle'
  | 'businessId'
  | 'businessName'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'numberOfWinners'
>;

const DAY = 86_400_000;

/** @param zone the zone of this computer; @param now when the form is opened. */
export const giveawayFormValues = (
  giveaway: Giveaway | null,
  zone: string,
  now: Date,
): GiveawayFormValues => {
  if (giveaway)
    return {
      title: giveaway.title,
      description: giveaway.description,
      imageUrl: giveaway.imageUrl ?? '',
      productId: giveaway.productId ?? '',
      productTitle: giveaway.productTitle,
      businessId: giveaway.businessId ?? '',
      businessName: giveaway.businessName,
      startsAt: toWallTime(giveaway.startsAt, giveaway.timeZone),
      endsAt: toWallTime(giveaway.endsAt, giveaway.timeZone),
      timeZone: giveaway.timeZone,
      numberOfWinners: String(giveaway.numberOfWinners),
      reason: '',
    };
  const at = (days: number, time: string) =>
    `${toWallTime(new Date(now.getTime() + days * DAY), zone).slice(0, 10)}T${time}`;
  return {
    title: '',
    description: '',
    imageUrl: '',
    productId: '',
    productTitle: '',
    businessId: '',
    businessName: '',
    startsAt: at(1, '00:00'),
    endsAt: at(15, '00:00'),
    timeZone: zone,
    numberOfWinners: '1',
    reason: '',
  };
};

const contentSchema = giveawaySchema.pick({
  title: true,
  description: true,
  imageUrl: true,
  productId: true,
  productTitle: true,
  businessId: true,
  businessName: true,
  startsAt: true,
  endsAt: true,
  timeZone: true,
  numberOfWinners: true,
});

const isZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone })) && zone !== '';
  } catch {
    return false;
  }
};

/** What is wrong with a change of what people enter for already. */
const promiseProblems = (
  data: GiveawayContent,
  before: Giveaway,
  reason: string,
): Record<string, string> => {
  const broken = brokenPromises({ ...before }, { ...data });
  const problems = Object.fromEntries(
    broken.map(field => [field, 'giveaways.form.error.promised']),
  );
  if (!broken.includes('endsAt')) return problems;
  const { endsAt: _, ...others } = problems;
  if (data.endsAt <= before.endsAt) return { ...others, endsAt: 'giveaways.form.error.shorter' };
  return reason.trim() ? others : { ...others, reason: 'giveaways.refusal.reasonMissing' };
};

/**
 * Reads the form. @param before the giveaway as it was: an end that stays may lie in the past.
 * @returns what can be stored, or the message key of each field's problem.
 */
export const readGiveawayForm = (
  values: GiveawayFormValues,
  before: Giveaway | null,
  now: Date,
): { data: GiveawayContent } | { problems: Record<string, string> } => {
  const problems: Record<string, string> = {};
  const zone = isZone(values.timeZone) ? values.timeZone : null;
  if (zone === null) problems.timeZone = 'giveaways.form.error.zone';
  const [startsAt, endsAt] = [values.startsAt, values.endsAt].map(wall =>
    fromWallTime(wall, zone ?? 'UTC'),
  );
  if (!startsAt) problems.startsAt = 'giveaways.form.error.time';
  if (!endsAt) problems.endsAt = 'giveaways.form.error.time';
  else if (startsAt && endsAt <= startsAt) problems.endsAt = 'giveaways.form.error.order';
  else if (endsAt <= now && endsAt.getTime() !== before?.endsAt.getTime())
    problems.endsAt = 'giveaways.form.error.past';
  const winners = /^\d{1,3}$/.test(values.numberOfWinners.trim())
    ? Number(values.numberOfWinners)
    : 0;
  if (winners < 1 || winners > 100) problems.numberOfWinners = 'giveaways.form.error.winners';
  const parsed = contentSchema.safeParse({
    ...values,
    imageUrl: values.imageUrl.trim() || null,
    productId: values.productId || null,
    businessId: values.businessId || null,
    startsAt,
    endsAt,
    numberOfWinners: winners,
  });
  if (parsed.success && before && isPromised(before, now))
    Object.assign(problems, promiseProblems(parsed.data, before, values.reason));
  for (const { path, message } of parsed.error?.issues ?? []) problems[String(path[0])] ??= message;
  return parsed.success && Object.keys(problems).length === 0
    ? { data: parsed.data }
    : { problems };
};
