import { HttpError, type RaRecord } from 'ra-core';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { readRecord } from '@/domain/readRecord.ts';
import type { Write } from '@/domain/write.ts';
import type { OldRecords } from './oldRecords.ts';
import type { RecordStore } from './types.ts';

/** react-admin lets the caller name the record's type; the schema is what vouches for it here. */
const vouchedFor = <T extends RaRecord>(_: RaRecord): _ is T => true;

const vouched = <T extends RaRecord>(resource: ResourceName, record: RaRecord): T => {
  if (!vouchedFor<T>(record)) throw new HttpError(`${resource}/${record.id} cannot be read`, 422);
  return record;
};

const check = (resource: ResourceName, row: RaRecord) =>
  readRecord(COLLECTIONS[resource].schema, { ...row, id: String(row.id) });

/** Reads one document by its schema alone, such as the console itself has just written. */
export const readWritten = <T extends RaRecord = RaRecord>(
  resource: ResourceName,
  row: RaRecord,
): T => vouched<T>(resource, check(resource, row).record);

/**
 * Reads documents by the schemas of their collections. What reads those of older systems is loaded with
 * the first that does not fit: most consoles never meet one.
 */
export const createRecordReader = (store: RecordStore, actor: Actor) => {
  let loading: Promise<OldRecords | null> | undefined;
  let old: OldRecords | null = null;
  const loaded = async () => {
    loading ??= import('./oldRecords.ts').then(
      ({ createOldRecords }) => createOldRecords(store, actor),
      // Without it the fields that fit are read, as before; the next record asks for it again.
      () => {
        loading = undefined;
        return null;
      },
    );
    old = await loading;
    return old;
  };
  /** The records at once where all fit, else as soon as they are understood. */
  const readAll = <T extends RaRecord>(
    resource: ResourceName,
    rows: readonly RaRecord[],
  ): T[] | Promise<T[]> => {
    const results = rows.map(row => check(resource, row));
    const odd = rows.filter((_, index) => (results[index]?.problems.length ?? 0) > 0);
    const plain = () => results.map(({ record }) => vouched<T>(resource, record));
    if (odd.length === 0) return plain();
    return loaded().then(async reader => {
      const readings = await Promise.resolve(reader?.read(resource, odd)).catch(error => {
        // What cannot be understood must not take the rest of a list with it.
        console.error(`Records of ${resource} cannot be read as those of an older system`, error);
        return null;
      });
      const byId = new Map(readings?.map(reading => [reading.record.id, reading]));
      return results.map(({ record, problems }) => {
        const reading = byId.get(record.id);
        const left = reading?.problems ?? problems;
        if (left.length > 0) console.warn(`${resource}/${record.id} does not fit its schema`, left);
        return vouched<T>(resource, reading?.record ?? record);
      });
    });
  };
  /** Hands on what a watch tells, in its order: what is still being understood gives way to news. */
  const inOrder = <T>(next: (value: T) => void) => {
    let latest = 0;
    return (value: T | Promise<T>) => {
      const turn = ++latest;
      if (!(value instanceof Promise)) return next(value);
      value.then(ready => {
        if (turn === latest) next(ready);
      });
    };
  };
  return {
    readAll,
    inOrder,
    readOne: <T extends RaRecord>(resource: ResourceName, row: RaRecord): T | Promise<T> => {
      const first = ([record]: readonly T[]) => record ?? vouched<T>(resource, row);
      const records = readAll<T>(resource, [row]);
      return records instanceof Promise ? records.then(first) : first(records);
    },
    /** Carries out writes, with what else is to be stored of old records that they change. */
    commit: async (writes: readonly Write[]): Promise<void> => {
      const isOld = writes.some(one => one.type === 'update' && one.precondition?.version === 0);
      const reader = isOld ? await loaded() : old;
      for (const { resource, id } of reader?.unread(writes) ?? []) {
        const { data } = await store.getOne(resource, { id });
        await reader?.read(resource, [data]);
      }
      await store.commit(reader?.complete(writes) ?? writes);
      reader?.forget(writes);
    },
  };
};
