import type { Actor } from '@/domain/access/roles.ts';
import { type StepRefusal, stepRefusal } from '@/domain/history/stepRefusal.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { BackOfficeDataProvider } from '../types.ts';
import { entriesOfBatch } from './undoRestore.ts';

/** Most entries that are taken back together. */
const MOST = 300;

/** The steps that somebody chose, with the parts that were written together with them. */
export interface ChosenSteps {
  /** The latest first. */
  entries: AuditEntry[];
  refused: { entry: AuditEntry; why: StepRefusal }[];
  /** Whether there were more parts than are taken back together. */
  capped: boolean;
}

/**
 * Reads the steps of these entries: a change of many products was written in parts, which are taken
 * back together.
 * @throws what reading throws.
 */
export const readSteps = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany' | 'stream'>,
  ids: readonly string[],
  actor: Actor,
  now = new Date(),
): Promise<ChosenSteps> => {
  const found = new Map<string, AuditEntry>();
  const { data } = await dataProvider.getMany<AuditEntry>('audit', { ids: ids.slice(0, MOST) });
  for (const entry of data) found.set(entry.id, entry);
  const batches = new Set(data.flatMap(({ batchId }) => batchId ?? []));
  // One more says that there are more; what is not taken back is not read.
  for (const batch of batches)
    if (found.size <= MOST)
      for (const entry of await entriesOfBatch(dataProvider, actor, batch, MOST + 1))
        found.set(entry.id, entry);
  const all = [...found.values()].sort((a, b) => b.at.getTime() - a.at.getTime());
  const refused = all.flatMap(entry => {
    const why = stepRefusal(entry, now);
    return why ? [{ entry, why }] : [];
  });
  const entries = all.filter(entry => stepRefusal(entry, now) === null);
  return {
    ...{ entries: entries.slice(0, MOST), refused },
    capped: entries.length > MOST || ids.length > MOST || found.size > MOST,
  };
};
