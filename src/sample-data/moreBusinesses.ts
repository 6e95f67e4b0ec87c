import type { Profile } from './businesses.ts';
import { KINDS } from './kinds.ts';
import { COUNTRIES, personName } from './people.ts';
import { createRandom, type Random } from './random.ts';

const FIRST = [
  'Amber',
  'Birch',
  'Copper',
  'Drift',
  'Elm',
  'Fjord',
  'Gable',
  'Heron',
  'Iris',
  'Lark',
];
const SECOND = ['Lane', 'Works', 'Supply', 'House', 'Goods', 'Studio', 'Market', 'Trade', 'Yard'];
const PLACES = ['North', 'South', 'East', 'West', 'Old Town', 'Riverside', 'Harbour', 'Hill'];
const ABOUT = [
  'A family shop that has gone online without giving up the counter.',
  'We sell what we use ourselves, and say so where we do not.',
  'Small runs, honest prices, and somebody who answers the telephone.',
];

const currencyOf = (country: string): Profile['currency'] =>
  ['AU', 'NZ'].includes(country) ? 'AUD' : ['US', 'CA'].includes(country) ? 'USD' : 'EUR';

/** Most are let in; the others are as rare as on a platform that is looked after. */
const standing = (random: Random): Pick<Profile, 'status' | 'isDeleted'> => {
  const lot = random.next();
  if (lot < 0.03) return { status: 'pending' };
  if (lot < 0.05) return { status: 'rejected' };
  if (lot < 0.07) return { status: 'deactivated' };
  return lot < 0.085 ? { isDeleted: true } : {};
};

const profileOf = (number: number, groups: readonly string[], random: Random): Profile => {
  const country = random.pick(COUNTRIES);
  const given = standing(random);
  const isNew = given.status === 'pending' || given.status === 'rejected';
  return {
    ...given,
    id: `biz-${String(number).padStart(4, '0')}`,
    // The number keeps names apart, as a register of companies would.
    name: `${random.pick(FIRST)} ${random.pick(SECOND)} ${number}`,
    contact: personName(random),
    country,
    currency: currencyOf(country),
    address: `${random.int(1, 180)} High Street, ${random.pick(PLACES)}`,
    about: random.pick(ABOUT),
    sells: random.sample(groups, random.int(1, 3)),
    weight: isNew ? 0 : random.int(1, 14),
    age: given.status === 'pending' ? random.int(1, 12) : random.int(20, 1100),
  };
};

/** `count` businesses beside the ones that are told of one by one. */
export const moreProfiles = (count: number): Profile[] => {
  const random = createRandom('more businesses');
  const groups = [...new Set(KINDS.map(({ group }) => group))];
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    profileOf(index + 1, groups, random),
  );
};
