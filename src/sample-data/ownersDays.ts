import { dayOf } from '@/domain/analytics/days.ts';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { DAY } from './clock.ts';

/** What an owner did on a day, and the reports about the business at its end. */
type OwnersDay = { imports: number; edits: number; openReports: number };

const QUIET: OwnersDay = { imports: 0, edits: 0, openReports: 0 };

/**
 * What the owners of the sample data did, day by day.
 * @returns a question for one day: each business that did something on it or is reported at its end.
 */
export const ownersDays = (context: {
  products: readonly Product[];
  imports: readonly Pick<ImportRun, 'businessId' | 'startedAt'>[];
  reports: readonly Report[];
}): ((day: string) => Map<string, OwnersDay>) => {
  const days = new Map<string, Map<string, OwnersDay>>();
  const note = (businessId: string, at: Date, what: 'imports' | 'edits') => {
    const day = days.get(dayOf(at)) ?? new Map<string, OwnersDay>();
    days.set(dayOf(at), day);
    const own = day.get(businessId) ?? QUIET;
    day.set(businessId, { ...own, [what]: own[what] + 1 });
  };
  for (const { businessId, startedAt } of context.imports) note(businessId, startedAt, 'imports');
  for (const { businessId, source, createdAt, updatedAt, version } of context.products) {
    if (source === null) note(businessId, createdAt, 'edits');
    if (version > 1) note(businessId, updatedAt, 'edits');
  }
  return day => {
    const end = new Date(Date.parse(`${day}T00:00:00Z`) + DAY);
    const businesses = new Map(days.get(day));
    for (const { businessId, createdAt, resolution } of context.reports) {
      const open = createdAt < end && (resolution === null || resolution.at >= end);
      if (businessId === null || !open) continue;
      const own = businesses.get(businessId) ?? QUIET;
      businesses.set(businessId, { ...own, openReports: own.openReports + 1 });
    }
    return businesses;
  };
};
