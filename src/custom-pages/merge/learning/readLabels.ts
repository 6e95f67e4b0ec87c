import { labelsOf } from '@/domain/duplicates/labelsOf.ts';
import type { Label } from '@/domain/duplicates/learnThresholds.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { DuplicateDecision } from '@/domain/schemas/duplicateDecision.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/** The latest merges that are learnt from: older ones may be of another catalogue than today's. */
const MERGES = 200;

type Reader = Pick<BackOfficeDataProvider, 'getList'>;

const entries = async (reader: Reader, action: 'merge' | 'unmerge', most: number) => {
  const { data } = await reader.getList<AuditEntry>('audit', {
    filter: { resource: 'products', action },
    sort: { field: 'at', order: 'DESC' },
    pagination: { page: 1, perPage: most },
    meta: { total: 'none' },
  });
  return data;
};

/** What people said of the pairs that a search had found, as far as they may see it. */
export const readLabels = async (
  reader: Reader,
  decisions: readonly DuplicateDecision[],
): Promise<Label[]> => {
  const merges = await entries(reader, 'merge', MERGES);
  // Without a merge there is none to take back.
  const unmerges = merges.length === 0 ? [] : await entries(reader, 'unmerge', 2 * MERGES);
  return labelsOf(decisions, merges, unmerges);
};
