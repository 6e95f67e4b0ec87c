import { QUICKNET } from '@/domain/giveaways/drand.ts';
import { commitmentTo, sha256Hex } from '@/domain/giveaways/drawSeed.ts';
import { ticketOf } from '@/domain/giveaways/rankEntries.ts';
import type { Exclusion, Giveaway, GiveawayEntry } from '@/domain/schemas/giveaway.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { type Clock, DAY } from './clock.ts';
import { giveawayPlans, type Plan } from './giveawayPlans.ts';
import { createRandom, type Random } from './random.ts';
import { USUAL_SIZE } from './sizes.ts';
import { tracked } from './tracked.ts';

/** A giveaway with the entries under it. */
export interface SampleGiveaway {
  giveaway: Giveaway;
  entries: GiveawayEntry[];
  /** The seed it is bound to, kept where nobody reads it before the end. */
  seed: string | null;
}

const entriesOf = (
  plan: Plan,
  users: readonly CatalogueUser[],
  clock: Clock,
  random: Random,
): GiveawayEntry[] => {
  const from = clock.daysAgo(plan.starts).getTime();
  const until = Math.min(clock.now.getTime(), clock.daysAgo(plan.ends).getTime());
  return random
    .sample(
      users.filter(user => user.createdAt.getTime() < until && user.status === 'active'),
      plan.entries,
    )
    .map(user => ({
      id: user.id,
      userId: user.id,
      name: user.name,
      email: user.email,
      country: user.country,
      enteredAt: new Date(
        Math.max(user.createdAt.getTime(), from) +
          Math.floor((until - Math.max(user.createdAt.getTime(), from)) * random.next() ** 1.6),
      ),
    }));
};

const winnersOf = (
  plan: Plan,
  entries: readonly GiveawayEntry[],
  seed: string,
  drawnAt: Date,
): Giveaway['winners'] => {
  const ranked = entries
    .map(entry => ({ entry, ticket: ticketOf(seed, entry.id) }))
    .sort((a, b) => (a.ticket < b.ticket ? -1 : 1));
  const winners = ranked
    .slice(0, plan.winners + (plan.redrawn ? 1 : 0))
    .map(({ entry: { id, userId, name } }): Giveaway['winners'][number] => ({
      entryId: id,
      userId,
      name,
      drawnAt,
    }));
  const last = winners.at(-1);
  if (!plan.redrawn || !last) return winners;
  return [
    ...winners.slice(0, -1),
    {
      ...last,
      drawnAt: new Date(drawnAt.getTime() + 14 * DAY),
      replaces: winners[0]?.entryId ?? null,
      place: 0,
      reason: 'No answer within 14 days.',
    },
  ];
};

/** Of those who entered early, so that it is a day ago. */
const exclusionsOf = (
  { excluded }: Plan,
  entries: readonly GiveawayEntry[],
  clock: Clock,
): Exclusion[] => {
  const at = clock.daysAgo(1);
  const entry = entries.find(({ enteredAt }) => enteredAt < at);
  if (excluded === undefined || !entry) return [];
  const { userId, name } = entry;
  return [{ userId, name, isExcluded: true, reason: excluded, by: 'admin', at }];
};

const prizeOf = (plan: Plan, products: readonly Product[], random: Random): Product => {
  const worthy = products.filter(
    ({ status, images, price }) => status === 'active' && images.length > 0 && price !== null,
  );
  const fitting = worthy.filter(({ category }) => category === plan.prize);
  return random.pick(fitting.length > 0 ? fitting : worthy);
};

/** The sample giveaways. Drawn ones can be re-checked: their winners follow from their seeds. */
export const generateGiveaways = (
  products: readonly Product[],
  users: readonly CatalogueUser[],
  clock: Clock,
  count = USUAL_SIZE.giveaways,
): SampleGiveaway[] => {
  const random = createRandom('giveaways');
  return giveawayPlans(count).map((plan, index): SampleGiveaway => {
    const id = `g${String(index + 1).padStart(2, '0')}`;
    const prize = prizeOf(plan, products, random);
    const entries = entriesOf(plan, users, clock, random);
    const isBound = plan.entries > 0;
    const seed = isBound ? sha256Hex(`sample seed of ${id}`) : null;
    const isDrawn = plan.status === 'drawn';
    const drawnAt = new Date(clock.daysAgo(plan.ends).getTime() + 5 * 3_600_000);
    const createdAt = clock.daysAgo(Math.max(plan.starts, 0) + 9 + index);
    const winners = isDrawn && seed ? winnersOf(plan, entries, seed, drawnAt) : [];
    const exclusions = exclusionsOf(plan, entries, clock);
    const isByRound = plan.status === 'running' && plan.ends < 0;
    const touched =
      exclusions[0]?.at ?? winners.at(-1)?.drawnAt ?? clock.daysAgo(Math.max(plan.starts, 0) + 1);
    return {
      seed,
      entries,
      giveaway: {
        id,
        title: plan.title,
        description: `${prize.title} by ${prize.businessName}. One entry a person; winners are told by mail and have 14 days to answer.`,
        imageUrl: prize.images[0]?.url ?? null,
        productId: prize.id,
        productTitle: prize.title,
        businessId: prize.businessId,
        businessName: prize.businessName,
        startsAt: clock.daysAgo(plan.starts),
        endsAt: clock.daysAgo(plan.ends),
        timeZone: random.pick(['Australia/Perth', 'Europe/Berlin', 'America/New_York', 'UTC']),
        status: plan.status,
        numberOfWinners: plan.winners,
        entryCount: entries.length,
        winners,
        replaced: winners.flatMap(({ replaces }) => replaces ?? []),
        seedCommitment: seed === null ? null : commitmentTo(seed),
        drawSeed: isDrawn ? seed : null,
        drawnAt: isDrawn ? drawnAt : null,
        ...(isByRound && { beaconChain: QUICKNET.chain }),
        ...(exclusions.length > 0 && { exclusions }),
        auditId: `a-${exclusions.length > 0 ? 'exclude' : isBound ? 'seed' : 'create'}-${id}`,
        ...tracked(
          createdAt,
          'admin',
          touched,
          isDrawn || exclusions.length > 0 ? 3 : isBound ? 2 : 1,
        ),
      },
    };
  });
};
