import type { Firestore, Query } from 'firebase/firestore';
import type { FirestoreDataProviderOptions, ResourceOptions } from './options.ts';
import { createListCache, type ListCache } from './reading/listCache.ts';
import { createReadMeter, type WritableReadMeter } from './readMeter.ts';
import { type FileStore, fileStoreOf } from './writing/fileStore.ts';

/** The options with every default filled in. */
type Settings = Required<
  Omit<FirestoreDataProviderOptions, 'storage' | 'resources' | 'onUploadProgress'>
> &
  Pick<FirestoreDataProviderOptions, 'storage' | 'onUploadProgress'>;

/** What the methods of one data provider share. */
export interface Context {
  firestore: Firestore;
  settings: Settings;
  /** The options of a resource; the defaults where it has none. */
  resource: (name: string) => ResourceOptions;
  resourceNames: readonly string[];
  meter: WritableReadMeter;
  lists: ListCache;
  files: FileStore | undefined;
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
  return {
    firestore: options.firestore,
    settings,
    resource: name => resources[name] ?? none,
    resourceNames: Object.keys(resources),
    meter: createReadMeter(),
    lists: createListCache(settings.cacheTime),
    files: fileStoreOf(options.storage),
    watched: new Set(),
  };
};
