import { type StartedTask, startTask } from '@/components/progress/taskStore.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { commitBatches } from '@/domain/import/run/commitBatches.ts';
import {
  type BatchEnvironment,
  commitWithRetry,
  readWithRetry,
} from '@/domain/import/run/commitWithRetry.ts';
import { type RunControl, runControl } from '@/domain/import/run/runControl.ts';
import { runUndone } from '@/domain/import/run/runWrites.ts';
import { undoEntries, undoJob, undoStep, withDetails } from '@/domain/import/run/undoImport.ts';
import { emptyUndoReport, type UndoReport, undoneOf } from '@/domain/import/run/undoReport.ts';
import { sleep } from '@/domain/retry.ts';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import type { FileStore, RecordStore } from '@/providers/types.ts';
import { followNetwork, network } from './followNetwork.ts';
import { importStore } from './importStore.ts';
import { removeUnusedFiles } from './removeUnusedFiles.ts';
import { runChunks } from './runChunks.ts';

const PAGE = 100;

/** A run that is being undone. */
export interface StartedUndo extends StartedTask {
  /** What came of it so far; complete when the task has ended. */
  report: UndoReport;
  /** Says why it stands still, where it does, and lets it go on. */
  control: RunControl;
}

/**
 * Takes a run back: deletes what it created and restores what it changed, the last write first.
 * What was edited or imported again since stays as it is and is reported. Copies of pictures that
 * nothing shows any more are removed, of what was taken back until then where it is cancelled or stops;
 * where that fails the undo is complete all the same.
 */
export const startUndo = (
  run: ImportRun,
  about: {
    businessName: string;
    actor: Actor;
    dataProvider: RecordStore;
    files: FileStore;
    title: string;
  },
): StartedUndo => {
  const { businessName, actor, dataProvider, files, title } = about;
  const report = emptyUndoReport();
  const context = { runId: run.id, businessId: run.businessId, businessName, actor };
  const store = importStore(dataProvider);
  const removePictures = async () => {
    try {
      const place = { businessId: run.businessId, dataProvider, files };
      report.pictures = await removeUnusedFiles(report.files, place);
    } catch (error) {
      console.warn('Pictures were left behind', error);
      report.pictures = { removed: 0, inUse: 0, failed: new Set(report.files).size };
    }
  };
  /** Tried again after a lost answer, it says the same once more. */
  const noteUndone = async (environment: BatchEnvironment) => {
    const writes = runUndone(context, undoneOf(report, run), store.newAuditId());
    const { refusal, uncertain } = await commitWithRetry(() => writes, environment);
    if (refusal && !uncertain) throw refusal.error;
  };
  const control = runControl();
  const task = startTask({
    title,
    run: async ({ signal, progress, pause }) => {
      signal.addEventListener('abort', control.cancel, { once: true });
      const environment = {
        commit: store.commit,
        control,
        ...network,
        sleep: (milliseconds: number) => sleep(milliseconds, control.signal).catch(() => {}),
      };
      const patiently = <T>(read: () => Promise<T>) => readWithRetry(read, environment);
      const unfollow = followNetwork(control);
      const unwatch = control.subscribe(() => pause(control.paused() !== null));
      const takeBack = async () => {
        const chunks = await patiently(() => runChunks(run, dataProvider, signal));
        const entries = undoEntries(chunks);
        const job = undoJob(context, report, store);
        for (let start = 0; start < entries.length; start += PAGE) {
          signal.throwIfAborted();
          const part = entries.slice(start, start + PAGE);
          const stored = await patiently(() => store.productsOf(part.map(({ id }) => id)));
          const byId = new Map(stored.map(product => [product.id, product]));
          const items = part.flatMap(
            entry => undoStep(entry, byId.get(entry.id) ?? null, context, report) ?? [],
          );
          const whole = await patiently(() => withDetails(items, store));
          await commitBatches(whole, job, environment);
          progress(start + part.length, entries.length);
        }
      };
      try {
        // Once, also where it ends midway: which pictures are shown is read from all the products there are.
        await takeBack().finally(removePictures);
        if (report.failed.length === 0) await noteUndone(environment);
      } finally {
        unfollow();
        unwatch();
        signal.removeEventListener('abort', control.cancel);
      }
    },
  });
  return { ...task, report, control };
};
