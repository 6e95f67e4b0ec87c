import type { DataProvider } from 'ra-core';
import { type CommitMethods, commits } from './core/commits.ts';
import { composeDataProvider, type DataProviderBase } from './core/composeDataProvider.ts';
import { type FigureMethods, figures } from './core/figures.ts';
import { fileFields } from './core/fileFields.ts';
import { learnedKinds } from './core/learnedKinds.ts';
import { live } from './core/live.ts';
import { queryChecks } from './core/queryChecks.ts';
import { reads } from './core/reads.ts';
import { related } from './core/related.ts';
import { searches } from './core/searches.ts';
import { type SearchRefreshMethods, searchRefresh } from './core/searchRefresh.ts';
import { type StreamMethods, streams } from './core/streams.ts';
import { topics } from './core/topics.ts';
import { type WriteMethods, writes } from './core/writes.ts';
import type { Topics } from './live/topics.ts';
import type { Watcher } from './live/watch.ts';
import type { FirestoreDataProviderOptions, GivenOptions } from './options.ts';
import { presentOptions } from './resourceOptions.ts';
import type { ResourceOf, TypedProvider } from './typed.ts';

/**
 * React-admin's data provider, and what a back office needs beyond it. Every method rejects with
 * ra-core's `HttpError`, whose status says what happened and whose body has the details.
 */
export interface UntypedProvider
  extends DataProvider<string>,
    Omit<DataProviderBase, 'supportAbortSignal'>,
    Pick<WriteMethods, 'createMany'>,
    CommitMethods,
    StreamMethods,
    FigureMethods,
    SearchRefreshMethods,
    Watcher,
    Topics {
  supportAbortSignal: true;
}

/**
 * The data provider. With the records of an application by resource,
 * `FirestoreDataProvider<{ posts: Post }>`, each method knows the record of the resource it is asked
 * for, and refuses the name of none.
 */
export type FirestoreDataProvider<Records extends object = object> = [keyof Records] extends [never]
  ? UntypedProvider
  : TypedProvider<Records>;

/** The options; where records have types, with `resources` that exist. */
export type OptionsOf<Records extends object> = [keyof Records] extends [never]
  ? FirestoreDataProviderOptions
  : Omit<FirestoreDataProviderOptions, 'resources'> & {
      resources?: { readonly [Resource in ResourceOf<Records>]?: GivenOptions };
    };

/**
 * A react-admin data provider over Cloud Firestore that reads what it shows and nothing more.
 *
 * ```ts
 * const dataProvider = firestoreDataProvider({
 *   firestore: getFirestore(app),
 *   resources: {
 *     products: {
 *       search: { strategy: 'tokens', fields: ['title', 'sku'] },
 *       indexes: { equality: ['status'], sort: ['title', 'createdAt'], search: true },
 *       versionField: 'version',
 *       timestamps: { created: 'createdAt', updated: 'updatedAt' },
 *     },
 *     entries: { path: 'giveaways/{parent}/entries' },
 *   },
 * });
 * ```
 */
export function firestoreDataProvider<Records extends object = object>(
  options: OptionsOf<Records>,
): FirestoreDataProvider<Records>;
export function firestoreDataProvider({
  resources = {},
  ...options
}: FirestoreDataProviderOptions): UntypedProvider {
  const present = Object.entries(resources).map(
    ([name, given]) => [name, presentOptions(given ?? {})] as const,
  );
  return composeDataProvider(
    { ...options, resources: Object.fromEntries(present) },
    reads,
    writes,
    commits,
    streams,
    figures,
    live,
    topics,
    searches,
    searchRefresh,
    queryChecks,
    related,
    learnedKinds,
    fileFields,
  );
}
