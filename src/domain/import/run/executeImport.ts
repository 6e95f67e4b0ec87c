import { messageOf } from '../../errors.ts';
import { NO_COSTS } from '../../product/productCosts.ts';
import type { Product, ProductDetails } from '../../schemas/product.ts';
import type { Write } from '../../write.ts';
import { type FailedProduct, failedProduct, failureGroups } from '../csv/failedProducts.ts';
import type { ExistingProduct } from '../diffProduct.ts';
import { linkProduct } from '../linkProduct.ts';
import { isWritten, type PlannedProduct, planProduct } from '../planProduct.ts';
import { providesCosts, type StoredCosts } from '../wantedCosts.ts';
import { type BatchJob, commitBatches } from './commitBatches.ts';
import {
  type BatchEnvironment,
  commitWithRetry,
  RunStopped,
  readWithRetry,
  watchedCommit,
} from './commitWithRetry.ts';
import { endWrites } from './endWrites.ts';
import type { ImportContext } from './importContext.ts';
import { type ProductWrites, productWrites } from './productWrites.ts';
import { RunCancelled } from './runControl.ts';
import { type KeptFailures, NO_FAILURES, runFailures, settledFailures } from './runFailures.ts';
import { chunkId, importCommit, type RunStart, runCreate } from './runWrites.ts';
import { tellEnd, type UntoldEnd, unlessEnded } from './tellEnd.ts';

/** What a run reads and writes; every back end can offer it. */
export interface ImportStore {
  /** Atomic; at most 500 writes. */
  commit: (writes: readonly Write[]) => Promise<void>;
  hasChunk: (runId: string, chunk: string) => Promise<boolean>;
  /** The stored products among these ids. */
  productsOf: (ids: readonly string[]) => Promise<Product[]>;
  /** The private details' costs of a product; null where it has no details. */
  costsOf: (product: Pick<Product, 'id' | 'businessId'>) => Promise<StoredCosts | null>;
  /** The private part of a product, where it has one. */
  detailsOf: (product: Pick<Product, 'id' | 'businessId'>) => Promise<ProductDetails | null>;
  /** An id for an audit entry. */
  newAuditId: () => string;
}

/** How far a run is, in products. */
export interface RunProgress {
  done: number;
  total: number;
  created: number;
  updated: number;
  failed: number;
  /** Found to be as wanted after all. */
  unchanged: number;
}

/** How a run ended. `stopped` can be resumed like one whose tab was closed. */
export interface RunOutcome extends RunProgress {
  status: 'finished' | 'cancelled' | 'stopped';
  /** Why it stopped. */
  reason: string | null;
  failures: FailedProduct[];
  /** What its record does not say yet of its end; null where it says all, or the run goes on later. */
  untold: UntoldEnd | null;
}

/** What a run needs besides its products. */
export interface ImportRunOptions {
  context: ImportContext;
  store: ImportStore;
  environment: Omit<BatchEnvironment, 'commit'>;
  /** Missing where an earlier run is resumed. */
  start: RunStart | null;
  /** Products left out for their own errors, to be kept with the run. */
  rejected?: readonly FailedProduct[];
  /** What earlier sessions of a run that is resumed were refused. */
  kept?: KeptFailures;
  onProgress?: (progress: RunProgress) => void;
  /** Is given all that a later session needs to know of what was refused, whenever it changes. */
  onFailures?: (kept: KeptFailures) => void;
  /** The run's record is there: it can be told where the run stands. */
  onOpened?: () => void;
}

/**
 * A stored product with its costs, as far as the comparison needs it.
 * @param stored the record as it is stored now.
 */
export const existingWithCosts = async (
  planned: Pick<PlannedProduct, 'mapped'>,
  stored: Product,
  store: Pick<ImportStore, 'costsOf'>,
): Promise<ExistingProduct> => {
  if (!providesCosts(planned.mapped, stored))
    return { record: stored, costs: undefined, hasDetails: false };
  const costs = await store.costsOf(stored);
  return {
    record: stored,
    costs: costs ?? { ...NO_COSTS, costBase: null },
    hasDetails: costs !== null,
  };
};

const openRun = async (writes: () => readonly Write[], environment: BatchEnvironment) => {
  // Paused at once, a run is in the history all the same: without its record a reload would lose it.
  const control = { ...environment.control, ready: () => environment.control.ready('user') };
  const { refusal, uncertain } = await commitWithRetry(writes, { ...environment, control });
  // After a lost answer a refusal means that the record is there already.
  if (refusal && !uncertain)
    throw new RunStopped(messageOf(refusal.error), { cause: refusal.error });
};

/** Keeps what was left out with the run. A step that is refused is left away: nothing hangs on it. */
const keepRejected = async (
  rejected: readonly FailedProduct[],
  { context, store }: ImportRunOptions,
  environment: BatchEnvironment,
) => {
  let number = 0;
  for (const group of failureGroups(rejected)) {
    const chunk = chunkId([], group, context, number++);
    const writes = importCommit([], group, context, chunk, store.newAuditId());
    await commitWithRetry(() => writes, environment);
  }
};

function* writesOf(products: Iterable<PlannedProduct>, { context }: ImportRunOptions) {
  for (const planned of products)
    if (isWritten(planned.state, context.settings.mode)) yield productWrites(planned, context);
}

const importJob = (
  { context, store, onProgress, onFailures }: ImportRunOptions,
  kept: KeptFailures,
  progress: RunProgress,
  failures: FailedProduct[],
) => {
  let number = 0;
  const refusals = runFailures(kept, onFailures ?? (() => {}));
  const reportProgress = () => {
    progress.done = progress.created + progress.updated + progress.failed + progress.unchanged;
    onProgress?.({ ...progress });
  };
  const keysOf = (items: readonly ProductWrites[]) => items.map(({ planned }) => planned.key);
  const chunkOf = (items: readonly ProductWrites[]) =>
    chunkId(items, refusals.pending(), context, number);
  const assemble = (items: readonly ProductWrites[]) => {
    const [chunk, failed] = [chunkOf(items), refusals.pending()];
    refusals.trying(chunk, failed);
    const corrected = refusals.toldAmong(keysOf(items));
    return importCommit(items, failed, context, chunk, store.newAuditId(), corrected);
  };

  const refreshed = async (item: ProductWrites, stored: Product | undefined) => {
    const { mapped, existing } = item.planned;
    if ((stored?.version ?? 0) === (existing?.record.version ?? 0)) return item;
    const now = stored ? await existingWithCosts({ mapped }, stored, store) : null;
    const { link } = item.planned;
    const planned =
      link && now
        ? linkProduct(mapped, now.record, link, context.settings)
        : planProduct(mapped, now, context.settings.overwrite);
    return isWritten(planned.state, 'both') ? productWrites(planned, context) : null;
  };

  const refresh = async (items: readonly ProductWrites[]) => {
    const stored = await store.productsOf(items.map(({ record }) => record.id));
    const byId = new Map(stored.map(product => [product.id, product]));
    const next = await Promise.all(items.map(item => refreshed(item, byId.get(item.record.id))));
    if (next.every((item, index) => item === items[index])) return null;
    const left = next.flatMap(item => (item ? [item] : []));
    refusals.needless(keysOf(items.filter((_, index) => !next[index])));
    progress.unchanged += items.length - left.length;
    reportProgress();
    return left;
  };

  const job: BatchJob<ProductWrites> = {
    assemble,
    isApplied: items => store.hasChunk(context.runId, chunkOf(items)),
    refresh,
    done: items => {
      number++;
      refusals.written(keysOf(items));
      for (const { kind } of items) progress[kind]++;
      reportProgress();
    },
    failed: ({ planned }, code, message) => {
      const failure = failedProduct(planned.mapped.source, { key: planned.key, code, message });
      refusals.refused(failure);
      failures.push(failure);
      progress.failed++;
      reportProgress();
    },
  };
  /** The last commit: the run's end, with what is still to be told. */
  const closing = (status: 'finished' | 'cancelled'): Write[] => {
    const failed = refusals.untold();
    const chunk = chunkId([], failed, context, number);
    refusals.trying(chunk, failed);
    return endWrites(status, failed, context, { chunk, auditId: store.newAuditId() });
  };
  return { job, closing };
};

/**
 * Writes the planned products, in atomic commits that carry the run's own record with them. Pauses,
 * goes on and ends as its control says; can be run again over the same products at any time, since
 * what is written already is no longer a change.
 */
export const executeImport = async (
  products: Iterable<PlannedProduct>,
  total: number,
  options: ImportRunOptions,
): Promise<RunOutcome> => {
  const { store } = options;
  const environment = { ...options.environment, commit: store.commit };
  const progress = { done: 0, total, created: 0, updated: 0, failed: 0, unchanged: 0 };
  const failures: FailedProduct[] = [];
  const workOn = (kept: KeptFailures) => importJob(options, kept, progress, failures);
  const { kept = NO_FAILURES } = options;
  let work = workOn(kept);
  const opening = watchedCommit(store.commit);
  const ended = (
    status: RunOutcome['status'],
    more: Partial<Pick<RunOutcome, 'reason' | 'untold'>> = {},
  ): RunOutcome => ({ ...progress, status, failures, reason: null, untold: null, ...more });
  try {
    if (options.start) {
      const { start } = options;
      const writes = () => runCreate(start, options.context, store.newAuditId());
      await openRun(writes, { ...environment, commit: opening.commit });
      options.onOpened?.();
      await keepRejected(options.rejected ?? [], options, environment);
    }
    const isThere = (chunk: string) => store.hasChunk(options.context.runId, chunk);
    work = workOn(await readWithRetry(() => settledFailures(kept, isThere), environment));
    await commitBatches(writesOf(products, options), work.job, environment);
    const { refusal, uncertain } = await commitWithRetry(
      () => work.closing('finished'),
      environment,
    );
    if (!refusal || uncertain) return ended('finished');
    return ended('stopped', { reason: messageOf(refusal.error) });
  } catch (error) {
    if (!(error instanceof RunCancelled)) return ended('stopped', { reason: messageOf(error) });
    const isThere = options.start === null || opening.mayBeDone();
    if (!isThere) return ended('cancelled');
    const untold = await tellEnd(unlessEnded(work.closing('cancelled')), environment);
    return ended('cancelled', { untold });
  }
};
