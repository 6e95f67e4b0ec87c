import { recordTokens } from 'ra-data-firestore/query';
import { COLLECTIONS, searchedFields } from '../../src/domain/collections.ts';
import { toRestFields } from './firestoreValues.ts';

/** A record to store: the collection's path, the id, and the fields with Dates. */
export interface SeedRecord {
  collection: string;
  id: string;
  data: Readonly<Record<string, unknown>>;
}

/** An emulator's address (`host:port`) and project. */
export interface FirestoreTarget {
  firestore: string;
  projectId: string;
}

/** Is told how many records are stored by now, and of which collection the last ones were. */
export type SeedProgress = (stored: number, collection: string) => void;

const WRITES_PER_COMMIT = 400;
const BYTES_PER_COMMIT = 2_500_000;

const definitionOf = (collection: string) => {
  const group = collection.split('/').at(-1);
  const nested = collection.includes('/');
  return Object.values(COLLECTIONS).find(
    one => one.group === group && (nested || one.group === collection),
  );
};

/** The search words that the data provider would have stored with the record. */
const withTokens = ({ collection, data }: SeedRecord) => {
  const definition = definitionOf(collection);
  if (!definition || definition.searchFields.length === 0) return data;
  return { ...data, _tokens: recordTokens(data, searchedFields(definition)) };
};

const send = async ({ firestore, projectId }: FirestoreTarget, path: string, init: RequestInit) => {
  const base = `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(base + path, {
    ...init,
    // The emulators take this for an administrator of the project: no rules apply.
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
  });
  if (!response.ok) throw new Error(`Firestore emulator: ${await response.text()}`);
};

/** Stores records in the emulator, in commits of a few hundred. @returns how many there were. */
export const seedFirestore = async (
  target: FirestoreTarget,
  records: Iterable<SeedRecord>,
  { tokens = true, progress }: { tokens?: boolean; progress?: SeedProgress | undefined } = {},
): Promise<number> => {
  const root = `projects/${target.projectId}/databases/(default)/documents`;
  let writes: string[] = [];
  let bytes = 0;
  let stored = 0;
  let collection = '';
  const flush = async () => {
    if (writes.length === 0) return;
    const body = `{"writes":[${writes.join(',')}]}`;
    stored += writes.length;
    writes = [];
    bytes = 0;
    await send(target, ':commit', { method: 'POST', body });
    progress?.(stored, collection);
  };
  for (const record of records) {
    const name = `${root}/${record.collection}/${record.id}`;
    const data = tokens ? withTokens(record) : record.data;
    const write = JSON.stringify({ update: { name, fields: toRestFields(data) } });
    if (writes.length >= WRITES_PER_COMMIT || bytes + write.length > BYTES_PER_COMMIT)
      await flush();
    writes.push(write);
    collection = record.collection;
    bytes += write.length;
  }
  await flush();
  return stored;
};

/** Removes every document of the emulator's project. */
export const clearFirestore = async ({ firestore, projectId }: FirestoreTarget): Promise<void> => {
  const response = await fetch(
    `http://${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  if (!response.ok) throw new Error(`Firestore emulator: ${await response.text()}`);
};
