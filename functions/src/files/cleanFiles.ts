import { type FileEvidence, fileFate, keptSince } from '../../../src/domain/files/fileFate.ts';
import { filePlace } from '../../../src/domain/files/filePlace.ts';
import type { Did } from '../../../src/domain/functions/did.ts';
import type { FunctionStore } from '../../../src/domain/functions/functionStore.ts';
import { groupBy } from '../../../src/domain/groupBy.ts';
import { inParallel } from '../../../src/domain/inParallel.ts';
import { type Lease, takeLease } from '../run/lease.ts';
import type { FileBucket, ListedFile } from '../store/fileBucket.ts';
import { type NamedFiles, namedFiles } from './namedFiles.ts';

/** What a run is given. */
export interface CleanOptions {
  clock: () => Date;
  /** How long it may work, in milliseconds; the next run goes on behind where it stopped. */
  budget: number;
  /** For how many days files that nothing names are kept. */
  days: number;
}

/** Files that are removed at the same time. */
const PARALLEL = 8;

const recordsOf = (files: readonly ListedFile[]) => {
  const ids = { products: new Set<string>(), requests: new Set<string>() };
  for (const { path } of files) {
    const place = filePlace(path);
    if (place && 'recordId' in place) ids[place.folder].add(place.recordId);
  }
  return { products: [...ids.products], requests: [...ids.requests] };
};

const add = (all: Set<string>, more: Iterable<string>) => {
  for (const one of more) all.add(one);
};

/**
 * The files of one business that nothing names. First the records that their folders are of are asked; the rest of the
 * business and the audit trail only where these name not all.
 */
const filesLeft = async (
  businessId: string,
  files: readonly ListedFile[],
  named: NamedFiles,
  since: Date,
): Promise<ListedFile[]> => {
  const evidence = { since, named: new Set<string>(), spared: new Set<string>() };
  const left = (of: readonly ListedFile[], known: FileEvidence = evidence) =>
    of.filter(file => fileFate(file, known) === 'left');
  const old = left(files);
  if (old.length === 0) return [];
  const { found, existing } = await named.shown(businessId, recordsOf(old));
  add(evidence.named, found);
  if (left(old).length === 0) return [];
  add(evidence.named, await named.ofPlatform());
  add(evidence.named, await named.ofBusiness(businessId));
  const rest = left(old);
  const { products, requests } = recordsOf(rest);
  const hasProfile = rest.some(({ path }) => filePlace(path)?.folder === 'profile');
  for (const id of [...products, ...requests, ...(hasProfile ? [businessId] : [])]) {
    const trail = await named.ofTrail(id, existing.has(id));
    add(evidence.named, trail.found);
    if (trail.merged) evidence.spared.add(id);
  }
  return left(rest);
};

/** One that cannot be removed keeps none of the others. */
const removeAll = async (bucket: FileBucket, files: readonly ListedFile[]) => {
  const errors: unknown[] = [];
  let removed = 0;
  await inParallel(files, PARALLEL, async file => {
    try {
      if (await bucket.remove(file)) removed += 1;
    } catch (error) {
      errors.push(error);
    }
  });
  return { removed, errors };
};

/** Those whose path is none of the console's are nobody's. */
const byBusiness = (files: readonly ListedFile[]) =>
  groupBy(files, ({ path }) => filePlace(path)?.businessId ?? null);

const cleanPages = async (
  store: FunctionStore,
  bucket: FileBucket,
  lease: Lease,
  { clock, budget, days }: CleanOptions,
): Promise<Did> => {
  const from = clock();
  const since = keptSince(from, days);
  const named = namedFiles(store, since);
  const did = { removedFiles: 0, keptFiles: 0, unknownFiles: 0, stuckFiles: 0, goesOn: 0 };
  let problem: unknown;
  const after = typeof lease.state.after === 'string' ? lease.state.after : null;
  for await (const page of bucket.pages(after)) {
    for (const [businessId, files] of byBusiness(page)) {
      if (businessId === null) {
        did.unknownFiles += files.length;
        continue;
      }
      const left = await filesLeft(businessId, files, named, since);
      const { removed, errors } = await removeAll(bucket, left);
      problem ??= errors[0];
      did.removedFiles += removed;
      did.stuckFiles += errors.length;
      did.keptFiles += files.length - removed - errors.length;
    }
    await lease.commit([], { after: page.at(-1)?.path ?? null });
    did.goesOn = clock().getTime() >= from.getTime() + budget ? 1 : 0;
    if (did.goesOn) break;
  }
  if (!did.goesOn) await lease.commit([], { after: null });
  // Nothing could be removed: not one file is held, but the right to remove any is missing.
  if (problem !== undefined && did.removedFiles === 0) throw problem;
  return did;
};

/**
 * Removes files that no record names and nothing can bring back, once they were so for a while. Paths that the console
 * does not make are left and counted. Of several instances one works; whatever stops it, the next run goes on.
 */
export const cleanFiles = async (
  store: FunctionStore,
  bucket: FileBucket,
  options: CleanOptions,
): Promise<Did> => {
  const { clock, budget } = options;
  const lease = await takeLease(store, { name: 'cleanFiles', clock, holds: 2 * budget });
  if (!lease) return { busy: 1 };
  try {
    return await cleanPages(store, bucket, lease, options);
  } finally {
    await lease.release();
  }
};
