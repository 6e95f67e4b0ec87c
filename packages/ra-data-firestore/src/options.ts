import type { Firestore } from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import type { QueryDeclaration, SearchedFields } from './query/index.ts';
import type { QueryRecorder } from './queryRecorder.ts';
import type { FieldType } from './values.ts';
import type { FileStore } from './writing/fileStore.ts';

/** Whatever a caller puts into react-admin's `meta`. */
export type CallMeta = Readonly<Record<string, unknown>>;

/** A react-admin filter. */
export type Filter = Readonly<Record<string, unknown>>;

/**
 * How a list learns its total.
 * - `cached`: counted once and kept for `cacheTime`, shared by all pages of a filter;
 * - `count`: counted at every call;
 * - `capped`: counted up to `totalCap`; beyond it the list has `pageInfo` instead;
 * - `none`: not counted; one row more is read, for `pageInfo`.
 *
 * Where the rules deny the count, the list degrades to `pageInfo`.
 */
export type TotalMode = 'cached' | 'count' | 'capped' | 'none';

/**
 * How pages far from any known one are reached.
 * - `count`: by counting towards the offset along the sort field, a few reads;
 * - `walk`: by reading all rows from the nearest known page, at most `maxScan`.
 */
export type JumpMode = 'count' | 'walk';

/** What a custom search is asked. */
export interface CustomSearchRequest {
  q: string;
  resource: string;
  filter: Filter;
  sort: { field: string; order: 'ASC' | 'DESC' };
  meta: CallMeta;
  signal?: AbortSignal;
}

/**
 * How `q` is answered.
 * - `tokens`: every word of `q` begins a word of the fields; works with filters and sorts; the
 *   first word by an index, the others row by row; `labels` are filters that the same index answers;
 * - `map`: the same by one index a word: exact reads and total, but rows come by id;
 * - `prefix`: the field begins with `q`;
 * - `custom`: a service of yours finds the ids (Algolia, Typesense, an Enterprise pipeline).
 */
export type SearchOptions =
  | ({ strategy: 'tokens' } & SearchedFields)
  | ({ strategy: 'map' } & SearchedFields & { labels?: never })
  | { strategy: 'prefix'; field: string }
  | {
      strategy: 'custom';
      find: (request: CustomSearchRequest) => Promise<readonly string[]>;
    };

/** Options of one resource. All are optional. */
export interface ResourceOptions {
  /**
   * The collection: a path, a template whose names are taken from `meta`
   * (`'giveaways/{parent}/entries'`), or a function of `meta`. Default: the resource's name.
   */
  path?: string | ((meta: CallMeta) => string);
  /** Reads the collection group of the path's last segment; ids are whole document paths. */
  collectionGroup?: boolean;
  /** A filter added to every list, count and stream, so that rules can prove the query. */
  filter?: Filter | ((meta: CallMeta) => Filter);
  search?: SearchOptions;
  /** The queries that lists may ask; others are refused. Generates `firestore.indexes.json`. */
  indexes?: QueryDeclaration | readonly QueryDeclaration[];
  /** `'number'` for ids that are numbers to the application: `5` for the document `5`. */
  ids?: 'text' | 'number';
  /**
   * Records that others lead to, by the name that `meta.embed` and `meta.prefetch` call them.
   * Without it `author` is the record of `authors` with the id in `authorId` or `author_id`.
   */
  references?: Readonly<Record<string, { field: string; resource: string }>>;
  /** Types of fields by dotted path, where the stored type is not to be shown as it is. */
  types?: Readonly<Record<string, FieldType>>;
  /** Fields whose names end like an operator (`checked_in`). */
  fields?: readonly string[];
  total?: TotalMode;
  jump?: JumpMode;
  /** A field with the record's version: a save that read an older one is refused with 409. */
  versionField?: string | false;
  /** Fields that hold the times of creation and of the last change. */
  timestamps?: { created?: string; updated?: string };
  /** Deleting sets this field to true, and lists ask for `false`. */
  deletedField?: string;
  /** Values for fields that a created record lacks: a row without its sort field is not listed. */
  defaults?: Readonly<Record<string, unknown>>;
  /** In an update, what `undefined` does to a stored field. Default: it is deleted. */
  undefinedValues?: 'delete' | 'ignore';
  /** Fields that hold an uploaded file, or a list of them. Needs `storage`. */
  fileFields?: readonly string[];
}

/** A resource's options as they may be given: older names are understood. */
export interface GivenOptions extends ResourceOptions {
  /** @deprecated Now `indexes`. */
  queries?: QueryDeclaration | readonly QueryDeclaration[];
  /** @deprecated Now `versionField`. */
  lock?: string | false;
  /** @deprecated Now `deletedField`. */
  softDelete?: string;
}

/** Options of a data provider that is made of parts. */
export interface CoreOptions {
  /** Your instance: any database, emulator or cache settings. */
  firestore: Firestore;
  /** For `fileFields`: your Cloud Storage, or a store of your own. */
  storage?: FirebaseStorage | FileStore;
  /** By name. Others work too, with the defaults. */
  resources?: Readonly<Partial<Record<string, ResourceOptions>>>;
  /** Defaults of `total` for resources without one. Default: `cached`. */
  total?: TotalMode;
  /** Most documents that a `capped` total counts. Default 1000. */
  totalCap?: number;
  /** Default of `jump`. Default: `count`. */
  jump?: JumpMode;
  /** Most rows read to reach or fill one page. Default 1000. */
  maxScan?: number;
  /** How long totals and positions of pages are kept, in milliseconds. Default 60,000. */
  cacheTime?: number;
  /** Longest wait for a read, in milliseconds. Default 20,000. */
  readTimeout?: number;
  /** Longest wait for a write, in milliseconds: one made offline never settles. Default 15,000. */
  writeTimeout?: number;
  /**
   * Awaited before each write; what it throws is what the write ends with. Renew the token of the session here
   * (`() => auth.currentUser?.getIdToken()`, free while it is valid): of a token that cannot be renewed the SDK says
   * nothing, and its transaction never ends (firebase 12, "INTERNAL ASSERTION FAILED", ID 3c6b).
   */
  beforeWrite?: () => unknown;
  /** Whether queries that `indexes` does not declare are refused. Default true. */
  checkQueries?: boolean;
  /** For development: remembers what is asked, see `queryRecorder`. */
  recorder?: QueryRecorder | undefined;
  /** Called with the progress of an upload. */
  onUploadProgress?: (progress: UploadProgress) => void;
}

/** Options of the data provider. */
export interface FirestoreDataProviderOptions extends Omit<CoreOptions, 'resources'> {
  /** By name. Others work too, with the defaults. */
  resources?: Readonly<Partial<Record<string, GivenOptions>>>;
}

/** How far an upload of a file field is, in bytes. */
export interface UploadProgress {
  resource: string;
  field: string;
  name: string;
  bytesTransferred: number;
  totalBytes: number;
}
