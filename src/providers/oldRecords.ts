import type { RaRecord } from 'ra-core';
import { RESOURCES, type ResourceName } from '@/domain/access/permissions.ts';
import type { Actor } from '@/domain/access/roles.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { namesLacking, type OldReading, readOld, storable } from '@/domain/migration/readOld.ts';
import { SCHEMA_STEPS } from '@/domain/migration/steps.ts';
import type { Write } from '@/domain/write.ts';
import type { RecordStore } from './types.ts';

/** Records of older systems that are remembered to be put right: those read last. */
const MOST = 20_000;

/** What is known of a document: how to put it right, and whose it says it is. */
interface Remembered extends Pick<OldReading, 'pending' | 'lost'> {
  tenant: unknown;
}

const resourceAt = (collection: string) =>
  RESOURCES.find(resource => COLLECTIONS[resource].path('-') === collection);

/**
 * An entry as the stored documents make it: it names whose they say they are, and tells what could not be
 * understood of them.
 */
const completeEntry = (write: Write, known: (key: string) => Remembered | undefined): Write => {
  if (write.type !== 'create' || write.collection !== 'audit') return write;
  const { changes, records, resource, businessId } = write.data;
  const ids: unknown[] = Array.isArray(records) ? records : [];
  const old = ids.map(id => known(`${resource}/${id}`));
  if (typeof changes !== 'object' || changes === null || !old.some(Boolean)) return write;
  const described = Object.entries(changes).map(([id, list]): [string, unknown] => {
    const more = known(`${resource}/${id}`)?.lost ?? [];
    const names = new Set(Array.isArray(list) ? list.map(({ field }) => field) : []);
    return [
      id,
      Array.isArray(list) ? [...list, ...more.filter(one => !names.has(one.field))] : list,
    ];
  });
  const tenants = new Set(old.map(one => (one ? (one.tenant ?? null) : businessId)));
  const [tenant = null] = tenants;
  return {
    ...write,
    data: {
      ...write.data,
      ...(resource !== 'business' && { businessId: tenants.size === 1 ? tenant : null }),
      changes: Object.fromEntries(described),
    },
  };
};

/**
 * Documents of an older system: read as the migration would store them, and stored so with the first
 * change that somebody makes of them, whichever it is. So each can be opened, changed and saved under
 * rules that know today's shape alone.
 */
export const createOldRecords = (store: RecordStore, actor: Actor) => {
  const remembered = new Map<string, Remembered>();
  /** Records by path whose names others repeat; null where there is none, or none to be read. */
  const named = new Map<string, Promise<RaRecord | null>>();

  const lookUp = async (paths: readonly string[]) => {
    const wanted = [...new Set(paths)].filter(path => !named.has(path));
    for (const name of new Set(wanted.map(path => path.split('/')[0] ?? ''))) {
      const own = wanted.filter(path => path.startsWith(`${name}/`));
      const ids = own.map(path => path.slice(name.length + 1));
      const found = store.getMany(name, { ids }).then(
        ({ data }) => new Map(data.map(record => [String(record.id), record])),
        () => new Map<string, RaRecord>(),
      );
      for (const id of ids)
        named.set(
          `${name}/${id}`,
          found.then(records => records.get(id) ?? null),
        );
    }
    const rows = await Promise.all(
      paths.map(async path => [path, (await named.get(path)) ?? null] as const),
    );
    return new Map(rows);
  };

  const remember = (key: string, { pending, lost }: OldReading, tenant: unknown) => {
    remembered.delete(key);
    remembered.set(key, { pending, lost, tenant });
    const [oldest] = remembered.keys();
    if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest);
  };

  return {
    /** Reads documents that do not fit their schema; null of a collection that no other system wrote. */
    read: async (resource: ResourceName, rows: readonly RaRecord[]) => {
      if (!SCHEMA_STEPS[resource]) return null;
      const raws = rows.map(row => ({ ...row, id: String(row.id) }));
      const records = await lookUp(raws.flatMap(raw => namesLacking(resource, raw)));
      return raws.map(raw => {
        const reading = readOld(resource, raw, {
          fieldOf: (path, field) => records.get(path)?.[field],
        });
        remember(`${resource}/${raw.id}`, reading, Reflect.get(raw, 'businessId'));
        return reading;
      });
    },
    /** The writes with what else is to be stored of the old records that they change. */
    complete: (writes: readonly Write[]): Write[] =>
      writes.map((write): Write => {
        if (write.type !== 'update') return completeEntry(write, key => remembered.get(key));
        const resource = resourceAt(write.collection);
        const old = resource && remembered.get(`${resource}/${write.id}`);
        if (!old) return write;
        // A field and a part of it cannot be written at once.
        const names = Object.keys(write.data).map(name => name.split('.')[0]);
        const more = Object.entries(storable(actor.role, resource, old.pending)).filter(
          ([field]) => !names.includes(field),
        );
        return { ...write, data: { ...Object.fromEntries(more), ...write.data } };
      }),
    /** The records that a commit changes and nobody has read here, of those without a version. */
    unread: (writes: readonly Write[]) =>
      writes.flatMap(write => {
        const resource = resourceAt(write.collection);
        return resource &&
          write.type === 'update' &&
          write.precondition?.version === 0 &&
          !remembered.has(`${resource}/${write.id}`)
          ? [{ resource, id: write.id }]
          : [];
      }),
    /** Forgets what was put right, or is gone. */
    forget: (writes: readonly Write[]) => {
      for (const { collection, id } of writes) {
        const resource = resourceAt(collection);
        if (resource) remembered.delete(`${resource}/${id}`);
      }
    },
  };
};

/** What reads records of older systems, and completes what changes them. */
export type OldRecords = ReturnType<typeof createOldRecords>;
