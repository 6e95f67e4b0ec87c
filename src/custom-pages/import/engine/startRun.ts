import { fitPicture } from '@/components/images/fitPicture.ts';
import { startTask } from '@/components/progress/taskStore.ts';
import { mayAsk } from '@/domain/import/connect/connectPolicy.ts';
import { failedProduct } from '@/domain/import/csv/failedProducts.ts';
import { NO_PICTURES, type PictureProgress } from '@/domain/import/pictures/copyRemotePictures.ts';
import { openFailures } from '@/domain/import/pictures/openFailures.ts';
import { isWritten, type PlannedProduct } from '@/domain/import/planProduct.ts';
import { executeImport, type RunOutcome } from '@/domain/import/run/executeImport.ts';
import { type ImportContext, sessionAt } from '@/domain/import/run/importContext.ts';
import { runControl } from '@/domain/import/run/runControl.ts';
import { stillFailed } from '@/domain/import/run/runFailures.ts';
import { type RunStart, runStatus } from '@/domain/import/run/runWrites.ts';
import { sleep } from '@/domain/retry.ts';
import { alsoInFileOf } from './alsoInFile.ts';
import { copyPictures, notTried, productsWithPictures } from './copyPictures.ts';
import { followNetwork, network } from './followNetwork.ts';
import type { ImportSession } from './importSession.ts';
import { keepFailures, loadFailures } from './keptFailures.ts';
import { ownPolicy } from './ownPolicy.ts';
import { placeInSource } from './placeInSource.ts';
import { withRunLock } from './runLocks.ts';
import { forgetRun, keepCancelled, saveRun } from './savedRun.ts';
import type { ImportSessionState, WritingRun } from './sessionState.ts';
import { settleApart } from './settleApart.ts';
import { stopTelling, tellLater } from './tellEnds.ts';

/** Products a commit where the database works on the page's own thread: no pause may be felt. */
const SMALL_COMMIT = 50;
const MAX_NAME = 400;
const MAX_MESSAGE = 1000;
/** Products with errors that a run keeps, so that they can be put right later. */
const MOST_REJECTED = 2000;

/** Words of a run's task, translated. */
export interface RunText {
  title: string;
  pictures: string;
  /** What is wrong with a product that is left out. */
  problems: (line: PlannedProduct) => string;
}

/** The products of a plan that will be written. */
export const selectedLines = ({
  lines,
  excluded,
  settings,
}: Pick<ImportSessionState, 'lines' | 'excluded' | 'settings'>): PlannedProduct[] =>
  lines.filter(
    ({ state, mapped }) =>
      isWritten(state, settings.mode) && !excluded.has(placeInSource(mapped.source)),
  );

const startOf = (session: ImportSession, selected: readonly PlannedProduct[]): RunStart => {
  const { lines } = session.state.get();
  const { files, hash } = session.uploaded();
  const names = files.map(({ name }) => name).join(', ');
  const unchanged = lines.filter(({ state }) => state === 'unchanged').length;
  const errors = lines.filter(({ state }) => state === 'error').length;
  return {
    fileName: names === '' ? null : names.slice(0, MAX_NAME),
    fileSize: files.length > 0 ? files.reduce((sum, { size }) => sum + size, 0) : null,
    fileHash: hash,
    total: selected.length + unchanged + errors,
    unchanged,
    // Those that are kept with the run are counted where they are kept.
    failed: Math.max(0, errors - MOST_REJECTED),
  };
};

const rejectedOf = (lines: readonly PlannedProduct[], text: RunText) =>
  lines
    .filter(({ state }) => state === 'error')
    .slice(0, MOST_REJECTED)
    .map(line =>
      failedProduct(line.mapped.source, {
        key: line.key,
        code: 'left-out',
        message: text.problems(line).slice(0, MAX_MESSAGE),
      }),
    );

/** Steers a run that was started. */
export interface StartedRun {
  pause: () => void;
  resume: () => void;
  cancel: () => void;
  /** Tells its record at once how it ended, where that could not be told. */
  tellAgain: () => void;
}

const copyIfWanted = async (
  session: ImportSession,
  written: readonly PlannedProduct[],
  signal: AbortSignal,
) => {
  const { context, state, store } = session;
  const asked = productsWithPictures(written);
  const before = state.get().pictures ?? NO_PICTURES;
  const products = await store.productsOf(asked).catch((error: unknown) => {
    // None was tried: they are named as what is left, where they can be tried again.
    if (before.failures.length === 0)
      state.set({ pictures: { ...before, failures: notTried(written) } });
    throw error;
  });
  const failures = openFailures(before.failures, { asked, products });
  const policy = await ownPolicy();
  const environment = {
    dataProvider: context.dataProvider,
    files: context.files,
    fetch: window.fetch.bind(window),
    mayAsk: (address: string) => mayAsk(policy, address, window.location.origin),
    fit: fitPicture,
    actor: context.actor,
    businessId: context.businessId,
    signal,
  };
  const show = (pictures: PictureProgress) => state.set({ pictures });
  await copyPictures(products, environment, show, { ...before, failures });
};

/** Copies the pictures that stayed links. */
export const startPictures = (
  session: ImportSession,
  written: readonly PlannedProduct[],
  title: string,
) =>
  startTask({
    title,
    run: async task => {
      const { state } = session;
      const setRunning = (running: boolean) =>
        state.set({ pictures: { ...(state.get().pictures ?? NO_PICTURES), running } });
      state.set({ server: { state: 'idle' } });
      // From the beginning, not from the first picture on: until then the run could be taken back.
      setRunning(true);
      const showProgress = () => {
        const { pictures } = state.get();
        if (pictures) task.progress(pictures.done, pictures.total);
      };
      const unfollow = state.subscribe(showProgress);
      try {
        await copyIfWanted(session, written, task.signal);
      } finally {
        unfollow();
        setRunning(false);
        // Who follows hears of the last pictures only after a while.
        showProgress();
      }
    },
  });

/**
 * Writes what is selected, as a task of the console's progress surface: it goes on when the page is
 * left, and what is needed to resume it after a reload is kept in this browser until it ends.
 */
export const startRun = (session: ImportSession, text: RunText): StartedRun => {
  const { context, state, store } = session;
  const { settings, channel, resuming } = state.get();
  const selected = selectedLines(state.get());
  const control = runControl();
  const now = new Date();
  const importContext: ImportContext = {
    runId: resuming?.id ?? context.dataProvider.newId('imports'),
    platform: context.platform,
    channel,
    businessId: context.businessId,
    businessName: context.businessName,
    actor: context.actor,
    settings,
    session: sessionAt(now),
    now,
  };
  const { runId } = importContext;
  stopTelling(runId);
  let run: WritingRun = {
    id: runId,
    progress: { done: 0, total: selected.length, created: 0, updated: 0, failed: 0, unchanged: 0 },
    startedAt: now.getTime(),
    endedAt: null,
    paused: null,
    outcome: null,
    resumable: false,
  };
  const update = (change: Partial<WritingRun>) => {
    run = { ...run, ...change };
    state.set({ run });
  };
  state.set({ phase: 'writing', run, pictures: null, server: { state: 'idle' } });

  let isOpened = resuming !== null;
  let tellAgain = () => {};
  const failures = keepFailures(runId, context.actor.uid);

  /** The record, once it is there, says where the run stands, for other windows; the run does not depend on it. */
  const note = async (status: 'running' | 'paused') => {
    if (!isOpened) return;
    await store
      .commit(runStatus(importContext, status, store.newAuditId()))
      .catch(error => console.warn('The run’s status could not be noted', error));
  };

  const write = async (taskProgress: (done: number, total?: number) => void) => {
    const { files } = session.uploaded();
    const fileNames = files.map(({ name }) => name);
    const sources = selected.map(({ mapped }) => mapped.source);
    const uid = context.actor.uid;
    const alsoInFile = alsoInFileOf(state.get().lines, selected);
    const links = session.lookalikes.keep();
    const saved = { uid, channel, settings, fileNames, files, alsoInFile, links };
    const unchanged = state.get().lines.filter(line => line.state === 'unchanged');
    const stored = new Set(unchanged.map(({ key }) => key));
    const resumable = await saveRun(runId, saved, sources);
    update({ resumable });
    return executeImport(selected, selected.length, {
      context: importContext,
      store,
      environment: {
        ...network,
        control,
        sleep: milliseconds => sleep(milliseconds, control.signal).catch(() => {}),
        ...(context.sharesThread ? { maxProducts: SMALL_COMMIT } : {}),
      },
      start: resuming ? null : startOf(session, selected),
      ...(resuming ? { kept: stillFailed(await loadFailures(runId, uid), stored) } : {}),
      ...(resumable ? { onFailures: failures.keep } : {}),
      rejected: resuming ? [] : rejectedOf(state.get().lines, text),
      onOpened: () => {
        isOpened = true;
        if (control.paused() === 'user') void note('paused');
      },
      onProgress: progress => {
        taskProgress(progress.done, progress.total);
        update({ progress });
      },
    });
  };

  const finish = async (outcome: RunOutcome) => {
    session.forgetStored();
    await failures.kept();
    if (outcome.status === 'stopped') await note('paused');
    // Until its record says that it has ended, it can be resumed.
    else if (!outcome.untold) await forgetRun(runId);
    if (outcome.status === 'finished') await settleApart(context, state.get().lookalikes.lines);
    update({ outcome, endedAt: Date.now(), paused: null });
    state.set({ phase: 'done' });
    if (outcome.untold)
      tellAgain = tellLater(runId, outcome.untold, store.commit, untold => {
        if (!untold) void forgetRun(runId);
        // Another import may have begun meanwhile.
        if (state.get().run?.id === runId) update({ outcome: { ...outcome, untold } });
      });
    if (outcome.status === 'finished' && settings.images === 'copy')
      startPictures(session, selected, text.pictures);
  };

  const keep = () => void keepCancelled(runId, context.actor.uid);
  control.signal.addEventListener('abort', keep, { once: true });
  const unfollow = followNetwork(control);
  startTask({
    title: text.title,
    total: selected.length,
    run: async task => {
      task.signal.addEventListener('abort', control.cancel, { once: true });
      const unwatch = control.subscribe(() => {
        const paused = control.paused();
        update({ paused });
        task.pause(paused !== null);
      });
      try {
        const outcome = await withRunLock(runId, () => write(task.progress)).finally(unwatch);
        for (const { key, message } of outcome.failures) task.fail({ item: key, message });
        await finish(outcome);
        if (outcome.status === 'cancelled') task.cancel();
        if (outcome.status === 'stopped') throw new Error(outcome.reason ?? '');
      } finally {
        unfollow();
      }
    },
  });

  return {
    pause: () => {
      control.pause('user');
      void note('paused');
    },
    resume: () => {
      control.resume();
      void note('running');
    },
    cancel: control.cancel,
    tellAgain: () => tellAgain(),
  };
};
