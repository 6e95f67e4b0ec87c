import type { BusinessFigures } from './businessFigures.ts';
import { compareFigures } from './metrics.ts';

/** What businesses can be ranked by; the first is what a page begins with. */
export const RANK_FIELDS = [
  'difference',
  'change',
  'views',
  'before',
  'saves',
  'clicks',
  'imports',
  'edits',
  'openReports',
] as const;

/** Something that businesses can be ranked by. */
export type RankField = (typeof RANK_FIELDS)[number];

/** One business beside itself in the period before; null is not known, or there is none. */
export type RankedBusiness = Record<RankField, number | null> & { id: string };

/** A ranking's order. */
export interface RankSort {
  field: RankField;
  order: 'ASC' | 'DESC';
}

/**
 * Every business that a period or the one before it tells of. One that is in the period before alone has lost
 * all its views.
 * @param before null where the period before is not read.
 */
export const compareBusinesses = (
  now: BusinessFigures,
  before: BusinessFigures | null,
): RankedBusiness[] => {
  const noImports = quiet(now, 'imports');
  const noEdits = quiet(now, 'edits');
  return [...new Set([...now.sums.keys(), ...(before?.sums.keys() ?? [])])].map(id => {
    const own = now.sums.get(id);
    const views = own?.activity.views ?? 0;
    const earlier = before && (before.sums.get(id)?.activity.views ?? 0);
    const compared = earlier === null ? null : compareFigures(views, earlier);
    return {
      id,
      views,
      before: earlier,
      difference: compared?.difference ?? null,
      change: compared?.change ?? null,
      saves: own?.activity.saves ?? 0,
      clicks: own?.activity.clicks ?? 0,
      imports: own?.imports ?? noImports,
      edits: own?.edits ?? noEdits,
      openReports: own?.openReports ?? (now.reportsOn === null ? null : 0),
    };
  });
};

/** What a business without a day did: nothing, where others tell of it at all. */
const quiet = ({ sums }: BusinessFigures, field: 'imports' | 'edits') =>
  [...sums.values()].some(sum => sum[field] !== null) ? 0 : null;

/** In order; what is not known comes last either way, equals the most viewed first. */
export const rankBusinesses = (
  businesses: readonly RankedBusiness[],
  { field, order }: RankSort,
): RankedBusiness[] => {
  const sign = order === 'ASC' ? 1 : -1;
  const compared = (a: number | null, b: number | null) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  };
  return businesses.toSorted(
    (a, b) =>
      compared(a[field], b[field]) ||
      (b.views ?? 0) - (a.views ?? 0) ||
      (a.id < b.id ? -1 : Number(a.id > b.id)),
  );
};

/** How many businesses have more views than before, fewer, and as many. */
export const countDirections = (businesses: readonly RankedBusiness[]) => {
  const counts = { grew: 0, fell: 0, same: 0 };
  for (const { difference } of businesses) {
    if (difference === null) continue;
    if (difference === 0) counts.same++;
    else counts[difference > 0 ? 'grew' : 'fell']++;
  }
  return counts;
};

/** Reads `?sort=views&order=ASC`; the biggest growth first where neither is given. */
export const readRankSort = (search: URLSearchParams): RankSort => ({
  field: RANK_FIELDS.find(field => field === search.get('sort')) ?? RANK_FIELDS[0],
  order: search.get('order') === 'ASC' ? 'ASC' : 'DESC',
});
