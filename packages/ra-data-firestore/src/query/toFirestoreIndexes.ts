import { type Planned, planOf, unique } from './indexPlan.ts';
import { listOf, type QueryDeclaration, sortFields } from './queryDeclaration.ts';
import { ID_FIELD, TOKENS_FIELD } from './types.ts';

/** One field of a composite index, in the spelling of `firestore.indexes.json`. */
export type IndexField =
  | { fieldPath: string; order: 'ASCENDING' | 'DESCENDING' }
  | { fieldPath: string; arrayConfig: 'CONTAINS' };

/** One composite index of `firestore.indexes.json`. */
export interface CompositeIndex {
  collectionGroup: string;
  queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  fields: IndexField[];
}

/** An exemption from the automatic indexes: here, to add the collection group's. */
export interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  indexes: ({ queryScope: CompositeIndex['queryScope'] } & (
    | { order: 'ASCENDING' | 'DESCENDING' }
    | { arrayConfig: 'CONTAINS' }
  ))[];
}

/** The content of `firestore.indexes.json`. */
export interface FirestoreIndexes {
  indexes: CompositeIndex[];
  fieldOverrides: FieldOverride[];
}

const indexFields = ({ prefix, suffix }: Planned): IndexField[] => [
  ...(prefix
    ? [
        prefix.contains
          ? { fieldPath: prefix.field, arrayConfig: 'CONTAINS' as const }
          : { fieldPath: prefix.field, order: 'ASCENDING' as const },
      ]
    : []),
  ...suffix.map(({ field, direction }) => ({
    fieldPath: field === ID_FIELD ? '__name__' : field,
    order: direction === 'asc' ? ('ASCENDING' as const) : ('DESCENDING' as const),
  })),
];

const groupOverrides = (
  collectionGroup: string,
  declaration: QueryDeclaration,
): FieldOverride[] => {
  if (declaration.scope !== 'group') return [];
  const arrays = unique([
    ...(declaration.contains ?? []),
    ...(declaration.search ? [TOKENS_FIELD] : []),
  ]);
  const values = unique([
    ...(declaration.equality ?? []),
    ...(declaration.range ?? []),
    ...sortFields(declaration),
  ]).filter(field => field !== ID_FIELD && !arrays.includes(field));
  const scopes = ['COLLECTION', 'COLLECTION_GROUP'] as const;
  return [
    ...values.map(fieldPath => ({
      collectionGroup,
      fieldPath,
      indexes: scopes.flatMap(queryScope => [
        { queryScope, order: 'ASCENDING' as const },
        { queryScope, order: 'DESCENDING' as const },
      ]),
    })),
    ...arrays.map(fieldPath => ({
      collectionGroup,
      fieldPath,
      indexes: scopes.map(queryScope => ({ queryScope, arrayConfig: 'CONTAINS' as const })),
    })),
  ];
};

/**
 * The object to write to `firestore.indexes.json` for the declared queries of each collection
 * group (the last segment of a path). Firestore takes 200 composite indexes of a database without
 * billing, 1000 with it.
 */
export const toFirestoreIndexes = (
  collections: Readonly<Record<string, QueryDeclaration | readonly QueryDeclaration[]>>,
): FirestoreIndexes => {
  const result: FirestoreIndexes = { indexes: [], fieldOverrides: [] };
  for (const [collectionGroup, declarations] of Object.entries(collections)) {
    const seen = new Set<string>();
    for (const declaration of listOf(declarations)) {
      const queryScope = declaration.scope === 'group' ? 'COLLECTION_GROUP' : 'COLLECTION';
      for (const [key, planned] of planOf(declaration)) {
        if (seen.has(`${queryScope} ${key}`)) continue;
        seen.add(`${queryScope} ${key}`);
        result.indexes.push({ collectionGroup, queryScope, fields: indexFields(planned) });
      }
      result.fieldOverrides.push(...groupOverrides(collectionGroup, declaration));
    }
  }
  return result;
};
