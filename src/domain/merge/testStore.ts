import { applyWrite, type StoredRecord } from 'ra-data-firestore/query';
import type { Write } from '../write.ts';

/** Records by `collection/id`, to which commits apply as a back end applies them: all or none. */
export class TestStore {
  readonly records = new Map<string, StoredRecord>();

  /** @param collections records by collection. */
  constructor(collections: Record<string, readonly StoredRecord[]>) {
    for (const [collection, records] of Object.entries(collections))
      for (const record of records) this.records.set(`${collection}/${record.id}`, record);
  }

  /** @throws ConflictError where a precondition fails; then nothing was written. */
  commit(writes: readonly Write[], now = new Date('2026-11-21T12:00:00Z')): void {
    const next = writes.map(write => {
      const path = `${write.collection}/${write.id}`;
      return [path, applyWrite(this.records.get(path), write, now)] as const;
    });
    for (const [path, record] of next)
      if (record) this.records.set(path, record);
      else this.records.delete(path);
  }

  /** The records of a collection. */
  all(collection: string): StoredRecord[] {
    return [...this.records]
      .filter(([path]) => path.startsWith(`${collection}/`))
      .map(([, record]) => record);
  }
}
