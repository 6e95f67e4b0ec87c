import { Dexie, type Table } from 'dexie';
import { COLLECTIONS } from '@/domain/collections.ts';
import type { CounterRow } from './counters.ts';
import { dexieSchema, storeLayout } from './storageLayout.ts';
import type { StoredRow } from './storedRow.ts';

/** A note the back end keeps about itself. */
export interface MetaRow {
  key: string;
  value: unknown;
}

/** A stored file. */
export interface FileRow {
  path: string;
  metadata: unknown;
  content: Blob;
}

/** The stores' layouts, by the name of the collection group. */
export const LAYOUTS = new Map(
  Object.values(COLLECTIONS).map(definition => [definition.group, storeLayout(definition)]),
);

/** Dexie's schema of the whole database. */
export const DATABASE_SCHEMA: Record<string, string> = {
  ...Object.fromEntries([...LAYOUTS.values()].map(layout => [layout.name, dexieSchema(layout)])),
  meta: 'key',
  counts: 'key',
  files: 'path',
};

/**
 * Raise it when the declared queries take an index away: Dexie adds what is missing by itself, but
 * takes away, as rows pay for it no longer, only for a new number. What the rows' keys are follows
 * by itself (`ensureSampleData`).
 */
const SCHEMA_VERSION = 3;

/** The database of the embedded back end. */
export class LocalDatabase extends Dexie {
  readonly meta: Table<MetaRow, string>;
  readonly counts: Table<CounterRow, string>;
  readonly files: Table<FileRow, string>;

  constructor(name: string) {
    super(name, { cache: 'disabled' });
    this.version(SCHEMA_VERSION).stores(DATABASE_SCHEMA);
    this.meta = this.table('meta');
    this.counts = this.table('counts');
    this.files = this.table('files');
  }

  /** The rows of a collection group. */
  rows(group: string): Table<StoredRow, string> {
    return this.table(group);
  }
}
