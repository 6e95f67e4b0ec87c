import type { Firestore, Query } from 'firebase/firestore';
import type { FieldKinds } from './kinds.ts';
import type { CoreOptions, ResourceOptions } from './options.ts';
import type { Condition, inDeclaredDirection, isDeclared } from './query/index.ts';
import type { Asked } from './reading/askAnew.ts';
import type { askedFor, checkQuery } from './reading/checkQuery.ts';
import type { withEmbedded } from './reading/embed.ts';
import type { explainEmpty } from './reading/explainEmpty.ts';
import { createListCache, type ListCache } from './reading/listCache.ts';
import type { PageRequest } from './reading/lists.ts';
import type { searchConditions } from './reading/searchConditions.ts';
import { createReadMeter, type WritableReadMeter } from './readMeter.ts';
import type { createOne } from './writing/createOne.ts';
import type { deleteOne } from './writing/deleteOne.ts';
import type { fitToFields } from './writing/fitToFields.ts';
import type { searchValue } from './writing/searchValue.ts';
import type { updateOne } from './writing/updateOne.ts';

/** The options with every default filled in. */
type Settings = Required<
  Omit<CoreOptions, 'storage' | 'resources' | 'onUploadProgress' | 'recorder' | 'beforeWrite'>
> &
  Pick<CoreOptions, 'storage' | 'onUploadProgress' | 'recorder' | 'beforeWrite'>;

/** What parts of a data provider add to the methods of others; what is not there is not carried. */
export interface Aids {
  /** Refuses what Firestore could not answer or nobody declared, before it is asked. */
  checks?: {
    checkQuery: typeof checkQuery;
    askedFor: typeof askedFor;
    inDeclaredDirection: typeof inDeclaredDirection;
    isDeclared: typeof isDeclared;
  };
  /** Answers `q`, and stores what that takes. */
  search?: { searchConditions: typeof searchConditions; searchValue: typeof searchValue };
  /** Reads related records with those that were asked for. */
  related?: typeof withEmbedded;
  /** Learns what fields hold, and makes use of it. */
  kinds?: {
    create: () => FieldKinds;
    fitCondition: (condition: Condition, kinds: FieldKinds) => Condition;
    explainEmpty: typeof explainEmpty;
    fitToFields: typeof fitToFields;
  };
  /** Writes one record with its files. */
  files?: { create: typeof createOne; update: typeof updateOne; delete: typeof deleteOne };
}

/** What the methods of one data provider share. */
export interface Context {
  firestore: Firestore;
  settings: Settings;
  aids: Aids;
  /** The options of a resource; the defaults where it has none. */
  resource: (name: string) => ResourceOptions;
  resourceNames: readonly string[];
  /** What the documents of a resource have been seen to hold; undefined where that is not learned. */
  kinds: (resource: string) => FieldKinds | undefined;
  meter: WritableReadMeter;
  lists: ListCache;
  /** The list that each resource showed last. */
  shown: Map<string, PageRequest>;
  /** Lists by descending ids whose declared index is not there. */
  withoutIdIndex: Set<string>;
  /** Queries whose rows a listener keeps up to date: asking for them again is free. */
  watched: Set<Query>;
  /** What the SDK is asked and has not answered. */
  asked: Set<Asked>;
  /** How many writes are through, done or not. */
  writes: number;
  /** Whether the database took no more when it was asked last. */
  exhausted?: boolean;
  /** Reads, writes and listeners that begin anew after that. */
  waking?: Promise<void> | undefined;
  /** When that was begun last, in the milliseconds of `performance.now`. */
  wokenAt?: number;
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
export const createContext = (
  { resources = {}, ...options }: CoreOptions,
  aids: Aids = {},
): Context => {
  const given = Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== undefined),
  );
  const settings: Settings = { ...DEFAULTS, firestore: options.firestore, ...given };
  const none: ResourceOptions = {};
  const kinds = new Map<string, FieldKinds>();
  const kindsOf = (name: string) => {
    const known = kinds.get(name) ?? aids.kinds?.create();
    if (known) kinds.set(name, known);
    return known;
  };
  return {
    firestore: options.firestore,
    settings,
    aids,
    resource: name => resources[name] ?? none,
    resourceNames: Object.keys(resources),
    kinds: kindsOf,
    meter: createReadMeter(),
    lists: createListCache(settings.cacheTime),
    shown: new Map(),
    withoutIdIndex: new Set(),
    watched: new Set(),
    asked: new Set(),
    writes: 0,
  };
};
