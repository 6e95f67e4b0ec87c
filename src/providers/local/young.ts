import type { StoredRecord } from 'ra-data-firestore/query';

/** The records of a database that is still being filled, held in memory until it is. */
export interface YoungRecords {
  byPath: ReadonlyMap<string, StoredRecord>;
  byCollection: ReadonlyMap<string, readonly StoredRecord[]>;
}

/**
 * A database that is being filled: what is read comes from memory, what is written waits. So the
 * first screens need not wait for thousands of keys.
 */
export interface Young {
  /** What it will hold; null, at once, when the database holds it. */
  records: () => Promise<YoungRecords> | null;
  /** Settles when the database holds them. @throws why it could not be filled. */
  grown: Promise<void>;
}

/** What the worker that fills the database says. */
export type FillAnswer =
  | { type: 'records'; records: [collection: string, record: StoredRecord][] }
  /** All records were told; the database is being filled. */
  | { type: 'told' }
  | { type: 'done' }
  | { type: 'failed'; name: string; message: string };

/** The part of a worker that is used here. */
export interface FillWorker {
  onmessage: ((event: MessageEvent<FillAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate: () => void;
}

const settler = <T>() => {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  // Whoever reads or writes is told; nobody may be waiting just now.
  promise.catch(() => {});
  return { promise, resolve, reject };
};

/** Takes what a worker that fills the database says. */
export const growUp = (worker: FillWorker): Young => {
  const byPath = new Map<string, StoredRecord>();
  const byCollection = new Map<string, StoredRecord[]>();
  const records = settler<YoungRecords>();
  const grown = settler<void>();
  let isGrown = false;
  const fail = (error: Error) => {
    worker.terminate();
    records.reject(error);
    grown.reject(error);
  };
  const keep = (collection: string, record: StoredRecord) => {
    const list = byCollection.get(collection) ?? [];
    byCollection.set(collection, list);
    list.push(record);
    byPath.set(`${collection}/${record.id}`, record);
  };
  worker.onerror = ({ message }) => fail(new Error(message));
  worker.onmessage = ({ data }) => {
    if (data.type === 'records') for (const one of data.records) keep(...one);
    else if (data.type === 'told') records.resolve({ byPath, byCollection });
    else if (data.type === 'failed')
      fail(Object.assign(new Error(data.message), { name: data.name }));
    else {
      isGrown = true;
      worker.terminate();
      grown.resolve();
    }
  };
  return { records: () => (isGrown ? null : records.promise), grown: grown.promise };
};
