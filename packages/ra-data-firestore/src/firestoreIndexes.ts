import type { GivenOptions, ResourceOptions } from './options.ts';
import { costOfIndexes } from './query/costOfIndexes.ts';
import { type FirestoreIndexes, type QueryDeclaration, toFirestoreIndexes } from './query/index.ts';
import { presentOptions } from './resourceOptions.ts';

const lastSegment = (name: string, { path = name }: ResourceOptions) =>
  (typeof path === 'function' ? path({ parent: 'parent' }) : path).split('/').at(-1) ?? name;

const isList = (
  queries: QueryDeclaration | readonly QueryDeclaration[],
): queries is readonly QueryDeclaration[] => Array.isArray(queries);

/**
 * The content of `firestore.indexes.json` for the provider's own `resources`: write it from a
 * script of yours and deploy it with `firebase deploy --only firestore:indexes`.
 */
export const firestoreIndexes = (
  resources: Readonly<Record<string, GivenOptions>>,
): FirestoreIndexes => {
  const declared = new Map<string, QueryDeclaration[]>();
  for (const [name, given] of Object.entries(resources)) {
    const options = presentOptions(given);
    const { indexes: queries = [], collectionGroup } = options;
    const group = lastSegment(name, options);
    const scope = collectionGroup ? ('group' as const) : ('collection' as const);
    const own = (isList(queries) ? queries : [queries]).map(one => ({ scope, ...one }));
    declared.set(group, [...(declared.get(group) ?? []), ...own]);
  }
  const result = toFirestoreIndexes(Object.fromEntries(declared));
  for (const [group, own] of declared) {
    const warning = costOfIndexes(group, own);
    if (warning) console.warn(warning);
  }
  return result;
};
