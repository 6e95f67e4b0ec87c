import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Mark, MarkedDays } from '@/domain/analytics/marks.ts';
import type { DayRange } from '@/domain/analytics/ranges.ts';
import { trailReads } from '@/domain/analytics/readBudget.ts';
import {
  stretches,
  stretchFilter,
  type Trail,
  trailMarks,
  unreached,
} from '@/domain/analytics/trailMarks.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/** Entries that are read with each click beyond what is read at once. */
const TRAIL_STEP = 50;

/**
 * What the audit trail tells of some days, the newest entries first: at most `most` reads.
 * @param days as `openDays` has them.
 */
export const readTrail = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getList'>,
  businessId: string | null,
  days: readonly string[],
  most: number,
): Promise<Trail> => {
  const trail: Trail = { entries: [], untold: [] };
  let left = most;
  for (const stretch of stretches(days)) {
    // Beyond what is asked for a back end reads one more, to know whether there is more.
    const perPage = left - 1;
    if (perPage < 1) {
      trail.untold.push(...days.filter(day => day >= stretch.from && day <= stretch.to));
      continue;
    }
    const { data } = await dataProvider.getList<AuditEntry>('audit', {
      filter: stretchFilter(stretch, businessId),
      sort: { field: 'at', order: 'DESC' },
      pagination: { page: 1, perPage },
      meta: { total: 'none' },
    });
    trail.entries.push(...data);
    left -= data.length + 1;
    const oldest = data.at(-1);
    if (oldest && data.length >= perPage) trail.untold.push(...unreached(stretch, oldest.at, days));
  }
  return trail;
};

/** What marks the days of a chart, told by roll-ups and by the audit trail. */
export interface TrailMarks {
  /** The earliest day first. */
  marks: Mark[];
  /** Days of which it is not known what was done. */
  untold: readonly string[];
  /** Reads on in the audit trail, where that is not done at once; `reads` is what it costs at most. */
  more: { reads: number; run: () => void; isReading: boolean } | null;
}

/**
 * What was done on the days of a range. The days that roll-ups do not tell are asked of the audit trail, as
 * far as the page's budget allows; the rest when it is asked for.
 */
export const useTrailMarks = (
  { marks, unreported, open }: MarkedDays,
  range: DayRange,
  businessId: string | null,
): TrailMarks => {
  const { dataProvider } = useServices();
  const [steps, setSteps] = useState(0);
  const most =
    trailReads(range, businessId === null ? 'platform' : 'business') + steps * TRAIL_STEP;
  const isRead = open.length > 0 && most > 0;
  const { data, isFetching } = useQuery({
    queryKey: ['audit', 'trailMarks', businessId, open, most],
    queryFn: () => readTrail(dataProvider, businessId, open, most),
    enabled: isRead,
    // What is known of the same days is shown while more is read.
    placeholderData: (known, before) =>
      before?.queryKey[2] === businessId && before.queryKey[3] === open ? known : undefined,
  });
  const known = isRead ? data : undefined;
  const unknown = known ? known.untold : unreported;
  const all = useMemo(() => {
    if (!known) return marks;
    const asked = new Set(open.filter(day => !known.untold.includes(day)));
    return [...marks.filter(({ day }) => !asked.has(day)), ...trailMarks(known, businessId)].sort(
      (a, b) => (a.day < b.day ? -1 : 1),
    );
  }, [marks, open, known, businessId]);
  return {
    marks: all,
    untold: unknown,
    more:
      unknown.length > 0 && !(isRead && !data)
        ? { reads: TRAIL_STEP, run: () => setSteps(before => before + 1), isReading: isFetching }
        : null,
  };
};
