import type { Firestore, Query } from 'firebase/firestore';
import { createFieldKinds, type FieldKinds } from './kinds.ts';
import type { FirestoreDataProviderOptions, ResourceOptions } from './options.ts';
import { createListCache, type ListCache } from './reading/listCache.ts';
import { createReadMeter, type WritableReadMeter } from './readMeter.ts';
import { presentOptions } from './resourceOptions.ts';
import { type FileStore, fileStoreOf } from './writing/fileStore.ts';

/** The options with every default filled in. */
type Settings = Required<
  Omit<FirestoreDataProviderOptions, 'storage' | 'resources' | 'onUploadProgress' | 'recorder'>
> &
  Pick<FirestoreDataProviderOptions, 'storage' | 'onUploadProgress' | 'recorder'>;

/** What the methods of one data provider share. */
export interface Context {
  firestore: Firestore;
  settings: Settings;
  /** The options of a resource; the defaults where it has none. */
  resource: (name: string) => ResourceOptions;
  resourceNames: readonly string[];
  /** What the documents of a resource have been seen to hold. */
  kinds: (resource: string) => FieldKinds;
  meter: WritableReadMeter;
  lists: ListCache;
  files: FileStore | undefined;
  /** Lists by descending ids whose declared index is not there. */
  withoutIdIndex: Set<string>;
  /** Queries whose rows a listener keeps up to date: asking for them again is free. */
  watched: Set<Query>;
}

/** One call, for the meter and for the messages of errors. */
export interface Call {
  method: string;
  resource: string;
  signal?: AbortSignal | undefined;
}

const DEFAULTS = {
  total: 'cached',
  totalCap: 1000,
  jump: 'count',
  maxScan: 1000,
  cacheTime: 60_000,
  readTimeout: 20_000,
  writeTimeout: 15_000,
  checkQueries: true,
} as const;

/** Fills in the defaults and makes the state of one data provider. */
export const createContext = ({
  resources = {},
  ...options
}: FirestoreDataProviderOptions): Context => {
  const given = Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  );
  const settings: Settings = { ...DEFAULTS, firestore: options.firestore, ...given };
  const none: ResourceOptions = {};
  const named = Object.fromEntries(
    Object.entries(resources).map(([name, given]) => [name, presentOptions(given ?? {})]),
  );
  const kinds = new Map<string, FieldKinds>();
  const kindsOf = (name: string) => {
    const known = kinds.get(name) ?? createFieldKinds();
    kinds.set(name, known);
    return known;
  };
  return {
    firestore: options.firestore,
    settings,
    resource: name => named[name] ?? none,
    resourceNames: Object.keys(resources),
    kinds: kindsOf,
    meter: createReadMeter(),
    lists: createListCache(settings.cacheTime),
    files: fileStoreOf(options.storage),
    withoutIdIndex: new Set(),
    watched: new Set(),
  };
};
