import { applyWrite, type StoredRecord, type Write } from 'ra-data-firestore/query';
import type { BatchEnvironment } from '@/domain/import/run/commitWithRetry.ts';
import type { ImportStore } from '@/domain/import/run/executeImport.ts';
import { type RunControl, runControl } from '@/domain/import/run/runControl.ts';
import { storedCosts } from '@/domain/import/wantedCosts.ts';
import { type Product, productDetailsSchema, productSchema } from '@/domain/schemas/product.ts';

const costsSchema = productDetailsSchema.pick({
  ...{ cost: true, variantCosts: true, costBase: true },
});

const NOW = new Date('2026-11-20T12:00:00Z');

/** What a test does to the commits: throws instead of, or after, carrying one out. */
export interface Faults {
  /** @param number counts commits from 1. */
  before?: (number: number, writes: readonly Write[]) => void;
  after?: (number: number, writes: readonly Write[]) => void;
}

/** An error with a status, as the back ends throw them. */
export const httpError = (status: number, message = `status ${status}`) =>
  Object.assign(new Error(message), { status });

/** A back end in memory that carries out commits as Firestore does: all writes or none. */
export const memoryStore = (faults: Faults = {}) => {
  let records = new Map<string, StoredRecord>();
  let commits = 0;
  let audits = 0;
  const commit: ImportStore['commit'] = async writes => {
    commits++;
    if (writes.length > 500) throw httpError(400, 'more than 500 writes');
    faults.before?.(commits, writes);
    const next = new Map(records);
    for (const write of writes) {
      const path = `${write.collection}/${write.id}`;
      const before = next.get(path);
      if (!before && write.type === 'update') throw httpError(403, `${path} is missing`);
      const record = applyWrite(before, write, NOW);
      // What the access rules refuse: versions that do not follow, steps of a run written twice.
      const tracked = write.collection === 'products' || write.collection === 'imports';
      if (record && tracked && record.version !== Number(before?.version ?? 0) + 1)
        throw httpError(403, `version of ${path}`);
      if (before && write.collection.endsWith('/chunks')) throw httpError(403, `${path} exists`);
      if (record) next.set(path, record);
      else next.delete(path);
    }
    records = next;
    faults.after?.(commits, writes);
  };
  const store: ImportStore = {
    commit,
    hasChunk: async (run, chunk) => records.has(`imports/${run}/chunks/${chunk}`),
    productsOf: async ids =>
      ids.flatMap(id => {
        const record = records.get(`products/${id}`);
        return record ? [productSchema.parse(record)] : [];
      }),
    costsOf: async ({ id, businessId }) => {
      const details = records.get(`products/${id}/private/${businessId}`);
      return details ? storedCosts(costsSchema.parse({ variantCosts: null, ...details })) : null;
    },
    detailsOf: async ({ id, businessId }) =>
      productDetailsSchema.safeParse(records.get(`products/${id}/private/${businessId}`)).data ??
      null,
    newAuditId: () => `audit${++audits}`,
  };
  const inCollection = (collection: string) =>
    [...records.entries()]
      .filter(([path]) => path.slice(0, path.lastIndexOf('/')) === collection)
      .map(([, record]) => record)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    store,
    inCollection,
    products: (): Product[] => inCollection('products').map(one => productSchema.parse(one)),
    get: (path: string) => records.get(path),
    edit: (path: string, fields: Record<string, unknown>) => {
      const record = records.get(path);
      if (!record) throw new Error(`${path} is missing`);
      records.set(path, { ...record, ...fields, version: Number(record.version) + 1 });
    },
    commits: () => commits,
    all: () => records,
  };
};

/** A back end in memory. */
export type MemoryStore = ReturnType<typeof memoryStore>;

/** Surroundings in which nothing takes time; a pause for want of network ends by itself. */
export const surroundings = (
  control: RunControl = runControl(),
  isOnline: () => boolean = () => true,
): Omit<BatchEnvironment, 'commit'> => {
  control.subscribe(() => {
    const reason = control.paused();
    if (reason !== null && reason !== 'user') queueMicrotask(control.resume);
  });
  return { control, isOnline, sleep: async () => {}, timeout: 1000 };
};
