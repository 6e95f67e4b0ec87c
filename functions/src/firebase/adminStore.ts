import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  Timestamp,
  type UpdateData,
} from 'firebase-admin/firestore';
import { ID_FIELD, isFieldOperation, isPlainObject, type WriteData } from 'ra-data-firestore/query';
import {
  type FunctionStore,
  type FunctionWrite,
  StoreConflict,
  type StoredDocument,
  type StoreQuery,
} from '../../../src/domain/functions/functionStore.ts';

const fromStored = (value: unknown): unknown => {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(fromStored);
  if (isPlainObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, fromStored(inner)]),
    );
  return value;
};

/** The fields of a document as plain values: times as `Date`. */
const plainFields = (data: DocumentData): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, fromStored(value)]));

const toStored = (value: unknown): unknown => {
  if (isFieldOperation(value)) {
    switch (value.$op) {
      case 'serverTime':
        return FieldValue.serverTimestamp();
      case 'increment':
        return FieldValue.increment(value.by);
      case 'deleteField':
        return FieldValue.delete();
      case 'arrayUnion':
        return FieldValue.arrayUnion(...value.values);
      case 'arrayRemove':
        return FieldValue.arrayRemove(...value.values);
    }
  }
  if (Array.isArray(value)) return value.map(toStored);
  if (isPlainObject(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([name, inner]) => [name, toStored(inner)]),
    );
  return value;
};

const toFields = (data: WriteData): UpdateData<DocumentData> =>
  Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toStored(value)]),
  );

/** What Firestore's status codes say of a commit that expected something else of a document. */
const CONFLICTS: readonly unknown[] = [5, 6, 9];

const isConflict = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && CONFLICTS.includes(error.code);

/** A document as a function sees it; null where there is none. */
export const documentOf = (snapshot: DocumentSnapshot): StoredDocument | null => {
  const data = snapshot.data();
  return data && snapshot.updateTime
    ? {
        collection: snapshot.ref.parent.path,
        data: { ...plainFields(data), id: snapshot.id },
        stamp: snapshot.updateTime,
      }
    : null;
};

/** Cloud Firestore by the Admin SDK. */
export const adminStore = (firestore: Firestore): FunctionStore => {
  // A time is finer than a `Date`: pages go on behind the document itself.
  const snapshots = new WeakMap<StoredDocument, DocumentSnapshot>();
  const stored = (snapshot: DocumentSnapshot): StoredDocument | null => {
    const document = documentOf(snapshot);
    if (document) snapshots.set(document, snapshot);
    return document;
  };
  const pathOf = (field: string) => (field === ID_FIELD ? FieldPath.documentId() : field);
  const asked = ({ collection, everywhere, where, orderBy = [] }: StoreQuery): Query => {
    let query: Query = everywhere
      ? firestore.collectionGroup(collection)
      : firestore.collection(collection);
    for (const { field, op, value } of where) query = query.where(pathOf(field), op, value);
    for (const { field, direction } of orderBy) query = query.orderBy(pathOf(field), direction);
    return query;
  };
  const add = (batch: ReturnType<Firestore['batch']>, write: FunctionWrite) => {
    const target = firestore.collection(write.collection).doc(write.id);
    if (write.type === 'create') return batch.create(target, toFields(write.data));
    if (write.type === 'set') return batch.set(target, toFields(write.data));
    const held = write.stamp instanceof Timestamp ? { lastUpdateTime: write.stamp } : null;
    if (write.type === 'delete') return batch.delete(target, held ?? {});
    // Named because anything that is said here takes the place of what an update expects by itself.
    return batch.update(target, toFields(write.data), held ?? { exists: true });
  };
  return {
    get: async (collection, id) => stored(await firestore.collection(collection).doc(id).get()),
    getAll: async (collection, ids) => {
      const all = [...new Set(ids)].map(id => firestore.collection(collection).doc(id));
      if (all.length === 0) return [];
      return (await firestore.getAll(...all)).flatMap(one => stored(one) ?? []);
    },
    page: async (query, limit, after) => {
      const from = after && snapshots.get(after);
      const limited = asked(query).limit(limit);
      const { docs } = await (from ? limited.startAfter(from) : limited).get();
      return docs.flatMap(one => stored(one) ?? []);
    },
    count: async query => (await asked(query).count().get()).data().count,
    commit: async writes => {
      const batch = firestore.batch();
      for (const write of writes) add(batch, write);
      try {
        return (await batch.commit()).at(-1)?.writeTime;
      } catch (error) {
        if (isConflict(error)) throw new StoreConflict(error.message, { cause: error });
        throw error;
      }
    },
  };
};
