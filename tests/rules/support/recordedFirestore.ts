import type * as Sdk from 'firebase/firestore';
import type { RecordedQuery, RecordedWrite } from '../../../scripts/rules/mutate/recording.ts';
import { knowOperation, recordAsk, recorded, recordedFields } from './recorder.ts';

type Firestore = typeof Sdk;

type Conditions = Pick<RecordedQuery, 'filters' | 'limit'>;

/**
 * Firestore's functions that ask or write, as they are, but recorded: the rules are tried again,
 * mutant by mutant, with what the tests asked (`npm run rules:mutate`).
 */
export const recordedFirestore = (sdk: Firestore): Partial<Record<keyof Firestore, unknown>> => {
  const conditions = new WeakMap<object, Conditions>();
  const queries = new WeakMap<object, RecordedQuery>();
  const none: Conditions = { filters: [], limit: null };

  const asList = (asked: Sdk.Query): RecordedQuery => {
    const known = queries.get(asked);
    if (known) return known;
    const path = 'path' in asked && typeof asked.path === 'string' ? asked.path : '';
    return { ...none, path, isGroup: false, offset: 0 };
  };

  return {
    serverTimestamp: () => knowOperation(sdk.serverTimestamp(), { $now: true }),
    deleteField: () => knowOperation(sdk.deleteField(), { $gone: true }),
    increment: (by: number) => knowOperation(sdk.increment(by), { $plus: by }),
    where: (...[field, operator, value]: Parameters<Firestore['where']>) => {
      const made = sdk.where(field, operator, value);
      const filter = { field: String(field), operator, value: recorded(value) };
      conditions.set(made, { filters: [filter], limit: null });
      return made;
    },
    or: (...parts: Sdk.QueryFilterConstraint[]) => {
      const made = sdk.or(...parts);
      conditions.set(made, { filters: null, limit: null });
      return made;
    },
    limit: (most: number) => {
      const made = sdk.limit(most);
      conditions.set(made, { filters: [], limit: most });
      return made;
    },
    collectionGroup: (database: Sdk.Firestore, id: string) => {
      const made = sdk.collectionGroup(database, id);
      queries.set(made, { ...none, path: id, isGroup: true, offset: 0 });
      return made;
    },
    query: (base: Sdk.Query, ...constraints: Sdk.QueryConstraint[]) => {
      const made = sdk.query(base, ...constraints);
      const parts = constraints.map(each => conditions.get(each) ?? none);
      const isMixed = parts.some(({ filters }) => filters === null);
      queries.set(made, {
        ...asList(base),
        filters: isMixed ? null : parts.flatMap(({ filters }) => filters ?? []),
        limit: parts.map(part => part.limit).find(most => most !== null) ?? null,
      });
      return made;
    },
    getDoc: (target: Sdk.DocumentReference) =>
      recordAsk(target.firestore, { kind: 'get', path: target.path }, () => sdk.getDoc(target)),
    getDocs: (asked: Sdk.Query) =>
      recordAsk(asked.firestore, { kind: 'list', query: asList(asked) }, () => sdk.getDocs(asked)),
    getCountFromServer: (asked: Sdk.Query) =>
      recordAsk(asked.firestore, { kind: 'list', query: asList(asked) }, () =>
        sdk.getCountFromServer(asked),
      ),
    setDoc: (target: Sdk.DocumentReference, data: Sdk.DocumentData) => {
      const write = { type: 'set', path: target.path, data: recordedFields(data) } as const;
      return recordAsk(target.firestore, { kind: 'commit', writes: [write] }, () =>
        sdk.setDoc(target, data),
      );
    },
    updateDoc: (target: Sdk.DocumentReference, data: Sdk.DocumentData) => {
      const write = { type: 'update', path: target.path, data: recordedFields(data) } as const;
      return recordAsk(target.firestore, { kind: 'commit', writes: [write] }, () =>
        sdk.updateDoc(target, data),
      );
    },
    deleteDoc: (target: Sdk.DocumentReference) => {
      const write = { type: 'delete', path: target.path } as const;
      return recordAsk(target.firestore, { kind: 'commit', writes: [write] }, () =>
        sdk.deleteDoc(target),
      );
    },
    writeBatch: (database: Sdk.Firestore) => {
      const batch = sdk.writeBatch(database);
      const writes: RecordedWrite[] = [];
      let asked: object = database;
      const made = {
        set: (target: Sdk.DocumentReference, data: Sdk.DocumentData) => {
          asked = target.firestore;
          writes.push({ type: 'set', path: target.path, data: recordedFields(data) });
          batch.set(target, data);
          return made;
        },
        update: (target: Sdk.DocumentReference, data: Sdk.DocumentData) => {
          asked = target.firestore;
          writes.push({ type: 'update', path: target.path, data: recordedFields(data) });
          batch.update(target, data);
          return made;
        },
        delete: (target: Sdk.DocumentReference) => {
          asked = target.firestore;
          writes.push({ type: 'delete', path: target.path });
          batch.delete(target);
          return made;
        },
        commit: () => recordAsk(asked, { kind: 'commit', writes }, () => batch.commit()),
      };
      return made;
    },
  };
};
