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

/** Asks the emulator as an administrator of the project: no rules apply. @throws Error with what it answers instead. */
export const askFirestore = async (
  { firestore, projectId }: FirestoreTarget,
  path: string,
  body: string,
): Promise<unknown> => {
  const base = `http://${firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body,
  });
  if (!response.ok) throw new Error(`Firestore emulator: ${await response.text()}`);
  return response.json();
};

/** A write of Firestore's REST interface, as JSON, to the document of a name. */
export interface SeedWrite {
  name: string;
  write: string;
}

/** @returns the write that deletes the document of a name. */
export const deletionOf = (name: string): SeedWrite => ({
  name,
  write: JSON.stringify({ delete: name }),
});

/** The writes that store records, each with its search words unless told otherwise. */
export function* writesOf(
  { projectId }: Pick<FirestoreTarget, 'projectId'>,
  records: Iterable<SeedRecord>,
  { tokens = true }: { tokens?: boolean } = {},
): Generator<SeedWrite> {
  for (const record of records) {
    const { collection, id } = record;
    const name = `projects/${projectId}/databases/(default)/documents/${collection}/${id}`;
    const fields = toRestFields(tokens ? withTokens(record) : record.data);
    yield { name, write: JSON.stringify({ update: { name, fields } }) };
  }
}

/** The path of a document's collection, by its name. */
const collectionOf = (name: string) =>
  name.replace(/^.*?\/documents\//, '').replace(/\/[^/]*$/, '');

/** Sends writes in commits of a few hundred. @returns how many there were. */
export const commitWrites = async (
  target: FirestoreTarget,
  all: Iterable<SeedWrite>,
  progress?: SeedProgress,
): Promise<number> => {
  let writes: string[] = [];
  let bytes = 0;
  let stored = 0;
  let last = '';
  const flush = async () => {
    if (writes.length === 0) return;
    const body = `{"writes":[${writes.join(',')}]}`;
    stored += writes.length;
    writes = [];
    bytes = 0;
    await askFirestore(target, ':commit', body);
    progress?.(stored, collectionOf(last));
  };
  for (const { name, write } of all) {
    if (writes.length >= WRITES_PER_COMMIT || bytes + write.length > BYTES_PER_COMMIT)
      await flush();
    writes.push(write);
    last = name;
    bytes += write.length;
  }
  await flush();
  return stored;
};

/** Stores records in the emulator. @returns how many there were. */
export const seedFirestore = (
  target: FirestoreTarget,
  records: Iterable<SeedRecord>,
  { progress, ...options }: { tokens?: boolean; progress?: SeedProgress | undefined } = {},
): Promise<number> => commitWrites(target, writesOf(target, records, options), progress);

/** Removes every document of the emulator's project. */
export const clearFirestore = async ({ firestore, projectId }: FirestoreTarget): Promise<void> => {
  const response = await fetch(
    `http://${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  if (!response.ok) throw new Error(`Firestore emulator: ${await response.text()}`);
};
