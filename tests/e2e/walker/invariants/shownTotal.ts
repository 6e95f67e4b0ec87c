import type { Sight } from '../sight/sight.ts';
import type { Speaker } from '../words.ts';
import { askedOf, isAskedFor, isQueue } from './shownOrder.ts';
import { recordsIn } from './shownRows.ts';

/** Lists whose foot says how many rows there are, and where these are stored. */
const GROUPS: readonly [RegExp, string][] = [
  [/^\/all-products(\?|$)/, 'products'],
  [/^\/all-business(\?|$)/, 'business'],
  [/^\/users(\?|$)/, 'users'],
  [/^\/giveaways(\?|$)/, 'giveaways'],
  // Without a filter in its address this one begins with the open ones.
  [/^\/reports\?.*filter=/, 'reports'],
  [/^\/submitted-requests(\?|$)/, 'requests'],
];

/** The group of records that the page lists and counts; null for none, and for what is searched. */
export const countedGroup = ({ address }: Pick<Sight, 'address'>): string | null =>
  askedOf(address).isSearch ? null : (GROUPS.find(([page]) => page.test(address))?.[1] ?? null);

const NUMBER = '([\\d.,\\s]+)';

/** How many rows the foot of a list says that there are; null where it does not say. */
export const shownTotal = (texts: readonly string[], { say }: Speaker): number | null => {
  const range = say('common.rows.range', { from: NUMBER, to: NUMBER, total: NUMBER });
  const pattern = new RegExp(`^${range}$`);
  const found = texts.flatMap(text => pattern.exec(text)?.[3] ?? [])[0];
  return found === undefined ? null : Number(found.replace(/\D/g, ''));
};

/** Fields that a tab filters by. */
const BY_TAB = ['status', 'isBusinessOwner', 'isDeleted'];

/** How many rows the chosen tab says that it has; null where it does not say, or more is filtered by. */
const tabTotal = ({ tab, address }: Pick<Sight, 'tab' | 'address'>): number | null => {
  const count = /\(([\d.,\s]+)\)$/.exec(tab)?.[1];
  const isWhole = askedOf(address).where.every(({ field }) => BY_TAB.includes(field));
  return count !== undefined && isWhole ? Number(count.replace(/\D/g, '')) : null;
};

/**
 * Where the foot of a list or its tab counts something else than what is stored.
 * @param stored every record of the group that is listed.
 * @param isOwner whether only the rows of one business are seen.
 */
export const wrongTotal = (
  sight: Pick<Sight, 'address' | 'texts' | 'lists' | 'tab'>,
  stored: readonly Record<string, unknown>[],
  isOwner: boolean,
  speaker: Speaker,
): string[] => {
  const total = shownTotal(sight.texts, speaker);
  const paths = new Set(sight.lists[0] ? recordsIn(sight.lists[0]) : []);
  const row = stored.find(({ id }) => [...paths].some(path => path.endsWith(`/${id}`)));
  const { where, asked } = askedOf(sight.address);
  // What one has is counted by claims.
  if (total === null || !row || asked.has('mine')) return [];
  const matching = stored.filter(
    record => (!isOwner || record.businessId === row.businessId) && isAskedFor(record, where),
  );
  const count = matching.length;
  const rows = isQueue(sight.address)
    ? new Set(matching.map(({ targetType, targetId }) => `${targetType} ${targetId}`)).size
    : count;
  const ofTab = tabTotal(sight);
  return [
    ...(total === rows ? [] : [`the list counts ${total} rows, stored are ${rows}`]),
    ...(ofTab === null || ofTab === count ? [] : [`“${sight.tab}” has ${count} rows stored`]),
  ];
};
