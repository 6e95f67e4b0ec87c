import type { Giveaway } from '@/domain/schemas/giveaway.ts';

/** What a sample giveaway is like; times in days before now, negative ones are to come. */
export interface Plan {
  title: string;
  /** Category of the prize. */
  prize: string;
  status: Giveaway['status'];
  starts: number;
  ends: number;
  winners: number;
  entries: number;
  /** Whether the first winner did not answer and was replaced. */
  redrawn?: boolean;
  /** Why one of those who entered is excluded from the draw. */
  excluded?: string;
}

const PLANS: readonly Plan[] = [
  {
    title: 'Win the lamp on our desk',
    prize: 'Lighting',
    status: 'running',
    starts: 6,
    ends: -8,
    winners: 1,
    entries: 214,
  },
  {
    title: 'A winter of coffee',
    prize: 'Coffee & Tea',
    status: 'running',
    starts: 3,
    ends: -18,
    winners: 3,
    entries: 131,
    excluded: 'Works for the business that gives the prize.',
  },
  {
    title: 'Ten weekenders, ten weekends',
    prize: 'Bags',
    status: 'running',
    starts: 1,
    ends: -13,
    winners: 10,
    entries: 57,
  },
  {
    title: 'The long table giveaway',
    prize: 'Furniture',
    status: 'ended',
    starts: 24,
    ends: 2,
    winners: 2,
    entries: 160,
  },
  {
    title: 'Vinyl Friday',
    prize: 'Audio',
    status: 'running',
    starts: 15,
    ends: 0.5,
    winners: 1,
    entries: 98,
  },
  {
    title: 'Spring skin, three sets',
    prize: 'Skincare',
    status: 'drawn',
    starts: 75,
    ends: 54,
    winners: 3,
    entries: 120,
  },
  {
    title: 'A tent for two',
    prize: 'Outdoors',
    status: 'drawn',
    starts: 118,
    ends: 97,
    winners: 1,
    entries: 88,
    redrawn: true,
  },
  {
    title: 'Five mugs from the first kiln',
    prize: 'Ceramics',
    status: 'drawn',
    starts: 160,
    ends: 146,
    winners: 5,
    entries: 73,
  },
  {
    title: 'Advent of small things',
    prize: 'Toys',
    status: 'scheduled',
    starts: -11,
    ends: -35,
    winners: 24,
    entries: 0,
  },
  {
    title: 'New year, new notebook',
    prize: 'Stationery',
    status: 'scheduled',
    starts: -42,
    ends: -56,
    winners: 12,
    entries: 0,
  },
  {
    title: 'Boots for the thaw',
    prize: 'Footwear',
    status: 'draft',
    starts: -70,
    ends: -84,
    winners: 2,
    entries: 0,
  },
  {
    title: 'House plant rescue',
    prize: 'Plants & Garden',
    status: 'draft',
    starts: -20,
    ends: -30,
    winners: 6,
    entries: 0,
  },
  {
    title: 'Speaker pair, signed',
    prize: 'Audio',
    status: 'cancelled',
    starts: 48,
    ends: 30,
    winners: 1,
    entries: 22,
  },
  {
    title: 'Beanies for Bergen',
    prize: 'Knitwear',
    status: 'cancelled',
    starts: -5,
    ends: -19,
    winners: 4,
    entries: 0,
  },
  {
    title: 'Blocks and beyond',
    prize: 'Toys',
    status: 'draft',
    starts: -33,
    ends: -47,
    winners: 3,
    entries: 0,
  },
];

/** Days between a giveaway of a large platform and the next one of its kind. */
const APART = 7;

/** One of those beyond the usual plans: most have long been drawn, every fourth round is as the usual one. */
const laterPlan = (index: number): Plan => {
  const round = Math.floor(index / PLANS.length);
  const like = PLANS[index % PLANS.length];
  const done = PLANS.filter(({ status }) => status === 'drawn' || status === 'cancelled');
  const plan = round % 4 === 0 ? like : done[index % done.length];
  if (!plan) throw new RangeError('There is no plan to follow');
  const back = plan.status === 'drawn' || plan.status === 'cancelled' ? APART * round : 0;
  return {
    ...plan,
    title: `${plan.title}, no. ${round + 1}`,
    starts: plan.starts + back,
    ends: plan.ends + back,
  };
};

/** What `count` giveaways are like, those that are told one by one first. */
export const giveawayPlans = (count: number): Plan[] =>
  Array.from({ length: count }, (_, index) => PLANS[index] ?? laterPlan(index));
