import { firestoreIndexes } from './firestoreIndexes.ts';
import type { ResourceOptions } from './options.ts';
import { declarationsOf } from './query/declarationsOf.ts';
import type { FirestoreIndexes, Query, QueryDeclaration } from './query/index.ts';

/** Remembers what an application asks, to say which indexes it needs. For development. */
export interface QueryRecorder {
  /** Called by the data provider with every query, also with one that it refuses. */
  record: (resource: string, query: Query, options: ResourceOptions) => void;
  /** By resource, what to give as `indexes`. Resources that need none are left out. */
  declarations: () => Record<string, QueryDeclaration[]>;
  /** The content of `firestore.indexes.json` for these. */
  indexes: () => FirestoreIndexes;
  /** Both as text, for the console. */
  report: () => string;
}

interface Recorded {
  options: ResourceOptions;
  /** By their shape: which values were asked for is of no interest, and nobody's business. */
  queries: Map<string, Query>;
}

const shapeOf = ({ where, or, orderBy, search }: Query): Query => {
  const named = (conditions: Query['where']) =>
    conditions.map(({ field, op }) => ({ field, op, value: null }));
  return {
    where: named(where),
    orderBy,
    ...(or ? { or: or.map(named) } : {}),
    ...(search === undefined ? {} : { search: '' }),
  };
};

/**
 * ```ts
 * const recorder = queryRecorder();
 * const dataProvider = firestoreDataProvider({ firestore, resources, recorder });
 * // after a walk through the screens:
 * console.log(recorder.report());
 * ```
 */
export const queryRecorder = (): QueryRecorder => {
  const recorded = new Map<string, Recorded>();
  const declarations = () => {
    const all = [...recorded].map(
      ([name, { queries }]) => [name, declarationsOf([...queries.values()])] as const,
    );
    return Object.fromEntries(all.filter(([, declared]) => declared.length > 0));
  };
  const indexes = () =>
    firestoreIndexes(
      Object.fromEntries(
        Object.entries(declarations()).map(([name, declared]) => [
          name,
          { ...recorded.get(name)?.options, indexes: declared },
        ]),
      ),
    );
  return {
    record: (resource, query, options) => {
      const known = recorded.get(resource) ?? { options, queries: new Map() };
      recorded.set(resource, known);
      const shape = shapeOf(query);
      known.queries.set(JSON.stringify(shape), shape);
    },
    declarations,
    indexes,
    report: () =>
      [
        '// indexes of the resources',
        JSON.stringify(declarations(), null, 2),
        '// firestore.indexes.json',
        JSON.stringify(indexes(), null, 2),
      ].join('\n'),
  };
};
