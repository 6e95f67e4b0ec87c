import { isMissing } from '@/domain/errors.ts';
import { closedTogether } from '@/domain/moderation/closedTogether.ts';
import { auditEntrySchema } from '@/domain/schemas/audit.ts';
import type { Report } from '@/domain/schemas/report.ts';
import type { BackOfficeDataProvider } from './types.ts';

/**
 * The reports that one decision closed, as they are stored now, the given one first: one read of its
 * audit entry, and one each of those it names.
 */
export const readClosedTogether = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getOne' | 'getMany'>,
  report: Report,
): Promise<Report[]> => {
  if (report.auditId == null) return [report];
  try {
    const { data } = await dataProvider.getOne('audit', { id: report.auditId });
    const entry = auditEntrySchema.safeParse(data).data;
    const ids = entry?.resource === 'reports' ? entry.records.filter(id => id !== report.id) : [];
    if (ids.length === 0) return [report];
    const others = await dataProvider.getMany<Report>('reports', { ids });
    return closedTogether(report, others.data);
  } catch (error) {
    // Entries may be older than what is kept of them.
    if (isMissing(error)) return [report];
    throw error;
  }
};
