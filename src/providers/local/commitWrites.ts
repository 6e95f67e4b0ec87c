import type { Table } from 'dexie';
import { HttpError } from 'ra-core';
import { applyWrite, type StoredRecord, type Write } from 'ra-data-firestore/query';
import { authorizeWrite } from '@/domain/access/authorizeWrite.ts';
import { excludedEntryId } from '@/domain/access/authorizeWriteExclusion.ts';
import { redrawnEntryId } from '@/domain/access/authorizeWriteGiveaway.ts';
import type { CheckedChange, CheckedCommit } from '@/domain/access/authorizeWriteTypes.ts';
import { groupBy } from '@/domain/groupBy.ts';
import type { LocalContext } from './access.ts';
import { addCounts, saveCounts } from './counters.ts';
import type { LocalDatabase } from './database.ts';
import { withHttpErrors } from './errors.ts';
import { bumpRevisions } from './revisions.ts';
import { type StoredRow, toRow } from './storedRow.ts';
import { pathTarget, type Target } from './target.ts';

/** Most writes of one commit. */
const MAX_WRITES = 500;

/** What writes make of a document. */
export interface Pending {
  target: Target;
  id: string;
  before: StoredRecord | undefined;
  after: StoredRecord | undefined;
}

const pathOf = (collection: string, id: string) => `${collection}/${id}`;

/** What a write is judged by beside its parents: the products of a judgement, who is drawn or excluded. */
const LOOKED_AT: Readonly<Record<string, readonly string[]>> = {
  duplicateDecisions: ['products'],
  giveaways: ['entries', 'users'],
};

/** The stores that a commit reads or writes, by name. */
export const storesOf = (writes: readonly Write[]): string[] => [
  ...new Set(
    writes.flatMap(({ collection }) => {
      const { layout, parentPath } = pathTarget(collection);
      const parentStore = parentPath?.split('/')[0];
      return [layout.name, ...(parentStore ? [parentStore] : []), ...(LOOKED_AT[collection] ?? [])];
    }),
  ),
];

/** What is to be done to documents, by the store that each is in. */
const byStore = <T extends Pick<Pending, 'target'>>(all: Iterable<[string, T]>) =>
  groupBy(all, ([, { target }]) => target.layout.name);

const readPending = async (
  database: LocalDatabase,
  writes: readonly Write[],
): Promise<Map<string, Pending>> => {
  const wanted = new Map<string, Pick<Pending, 'target' | 'id'>>();
  for (const { collection, id } of writes)
    wanted.set(pathOf(collection, id), { target: pathTarget(collection), id });
  const found = await Promise.all(
    [...byStore(wanted)].map(async ([store, all]) => {
      const rows = await database.rows(store).bulkGet(all.map(([path]) => path));
      return all.map(([path], index) => [path, rows[index]?.data] as const);
    }),
  );
  const stored = new Map(found.flat());
  return new Map(
    [...wanted].map(([path, one]) => {
      const before = stored.get(path);
      return [path, { ...one, before, after: before }];
    }),
  );
};

const parentOf = async (
  database: LocalDatabase,
  { parentPath }: Target,
  pending: ReadonlyMap<string, Pending>,
): Promise<StoredRecord | null> => {
  if (parentPath === null) return null;
  const changed = pending.get(parentPath);
  if (changed) return changed.after ?? null;
  const row = await database.rows(parentPath.split('/')[0] ?? '').get(parentPath);
  return row?.data ?? null;
};

/** The entry that an audit entry says it takes back. */
const revertedBy = async (database: LocalDatabase, entry: StoredRecord | undefined) => {
  const id = entry?.reverts;
  if (typeof id !== 'string') return null;
  return (await database.rows('audit').get(`audit/${id}`))?.data ?? null;
};

/** The products that a judgement is about. */
const productsOf = async (database: LocalDatabase, decision: StoredRecord | undefined) => {
  const ids: unknown[] = Array.isArray(decision?.products) ? decision.products : [];
  return Promise.all(
    ids.map(async id => (await database.rows('products').get(`products/${id}`))?.data ?? null),
  );
};

/** The entry of whoever a redraw adds to the winners, or who is excluded from the draw, and the user. */
const entrantOf = async (
  database: LocalDatabase,
  id: string,
  before: StoredRecord | undefined,
  after: StoredRecord | undefined,
) => {
  const entryId =
    before && after ? (redrawnEntryId(before, after) ?? excludedEntryId(before, after)) : null;
  if (entryId === null) return [];
  const entry = await database.rows('entries').get(`giveaways/${id}/entries/${entryId}`);
  const user = await database.rows('users').get(`users/${entryId}`);
  return [entry?.data ?? null, user?.data ?? null];
};

/** Who commits, among which administrators. */
type Author = Pick<CheckedCommit, 'actor' | 'superAdmins'>;

const check = async (
  database: LocalDatabase,
  pending: ReadonlyMap<string, Pending>,
  { actor, superAdmins }: Author,
  now: Date,
) => {
  const changes = await Promise.all(
    [...pending.values()].map(
      async ({ target, id, before, after }): Promise<CheckedChange> => ({
        resource: target.resource,
        id,
        before: before ?? null,
        after: after ?? null,
        parent:
          target.resource === 'audit'
            ? await revertedBy(database, after)
            : await parentOf(database, target, pending),
        ...(target.resource === 'duplicateDecisions' && {
          about: await productsOf(database, after),
        }),
        ...(target.resource === 'giveaways' && {
          about: await entrantOf(database, id, before, after),
        }),
        parentId: target.parentPath?.split('/')[1],
      }),
    ),
  );
  const own = await database.rows('business').get(`business/${actor.uid}`);
  const name = own?.data.businessName;
  const businessName = typeof name === 'string' ? name : null;
  const commit = { actor, now, businessName, superAdmins, changes };
  for (const change of changes) {
    const refusal = authorizeWrite(change, commit);
    if (refusal)
      throw new HttpError(refusal.reason, refusal.status, {
        code: refusal.status === 403 ? 'permission-denied' : 'invalid-record',
        field: refusal.field,
        collection: change.resource,
        id: change.id,
      });
  }
};

/**
 * Rows handed to the database at a time: more of them would hold up the page's thread. From fifty on
 * Dexie notes for its live queries that the store has changed; of fewer it notes every key of every
 * row, which costs more time and memory than writing them.
 */
const ROWS_A_STEP = 50;

const storeAll = async (
  table: Table<StoredRow, string>,
  pending: readonly [string, Pending][],
  counts: Map<string, number>,
) => {
  const rowOf = ({ layout, definition, collection }: Target, record: StoredRecord) =>
    toRow(layout, definition, collection, record);
  for (let start = 0; start < pending.length; start += ROWS_A_STEP) {
    const step = pending.slice(start, start + ROWS_A_STEP);
    const rows = step.flatMap(([, { target, before, after }]) => {
      if (before) addCounts(counts, target.layout, rowOf(target, before), -1);
      if (!after) return [];
      const row = rowOf(target, after);
      addCounts(counts, target.layout, row, 1);
      return [row];
    });
    const gone = step.flatMap(([path, { after }]) => (after ? [] : [path]));
    if (rows.length > 0) await table.bulkPut(rows);
    if (gone.length > 0) await table.bulkDelete(gone);
  }
};

const store = async (database: LocalDatabase, pending: ReadonlyMap<string, Pending>) => {
  const counts = new Map<string, number>();
  for (const [name, all] of byStore(pending)) await storeAll(database.rows(name), all, counts);
  await saveCounts(database.counts, counts);
};

/**
 * Carries out writes within a transaction of the stores they touch, `counts` and `meta`.
 * @param judge throws where they may not be: that ends the transaction, so that all are done or none.
 */
export const changeStored = async (
  database: LocalDatabase,
  writes: readonly Write[],
  judge: (pending: ReadonlyMap<string, Pending>, now: Date) => Promise<void> | void,
): Promise<void> => {
  const now = new Date();
  const pending = await readPending(database, writes);
  for (const write of writes) {
    const one = pending.get(pathOf(write.collection, write.id));
    if (one) one.after = applyWrite(one.after, write, now);
  }
  await judge(pending, now);
  await store(database, pending);
  await bumpRevisions(database, storesOf(writes));
};

const applyWrites = (database: LocalDatabase, writes: readonly Write[], author: Author) =>
  changeStored(database, writes, (pending, now) => check(database, pending, author, now));

/**
 * Carries out all writes or none.
 * @throws HttpError 400, 403, 404, 409 and 507
 */
export const commitWrites = (
  { database, actor, superAdmins, young }: LocalContext,
  writes: readonly Write[],
): Promise<void> =>
  withHttpErrors(async () => {
    if (writes.length > MAX_WRITES)
      throw new HttpError(`A commit has at most ${MAX_WRITES} writes, not ${writes.length}`, 400);
    if (writes.length === 0) return;
    await young()?.grown;
    const stores = new Set(['business', 'meta', 'counts', ...storesOf(writes)]);
    await database.transaction('rw', [...stores], async () =>
      applyWrites(database, writes, { actor: await actor(), superAdmins }),
    );
  });
