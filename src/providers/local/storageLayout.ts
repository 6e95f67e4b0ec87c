import { type QueryDeclaration, sortFields } from 'ra-data-firestore/query';
import type { CollectionDefinition } from '@/domain/collections.ts';

/** How one object store is laid out: which values are indexed, and by which indexes. */
export interface StoreLayout {
  /** Name of the object store: the collection group. */
  name: string;
  /** Fields whose values are indexed, by dotted path. */
  fields: readonly string[];
  /** Array fields whose elements are indexed. */
  arrays: readonly string[];
  /** Equality fields that lists are sorted under: the rows of each of their values are counted. */
  counted: ReadonlySet<string>;
  /** Dexie's index specifications, without the primary key. */
  indexes: ReadonlySet<string>;
}

/** The name under which a field's key is kept in a row: IndexedDB would read a dot as a path. */
export const keyName = (field: string) => field.replaceAll('.', '_');

/** The index over a collection's rows by the given fields, in that order, then by id. */
export const indexOver = (...fields: string[]) =>
  fields.length === 0 ? 'in' : `[in+${fields.map(field => `k.${keyName(field)}`).join('+')}]`;

/** The index over the elements of an array field. */
export const arrayIndex = (field: string) => `c.${keyName(field)}`;

/** The index over the words that `q` looks for. */
export const WORDS_INDEX = 'w';

const fieldsOf = (
  queries: readonly QueryDeclaration[],
  fields: (query: QueryDeclaration) => readonly string[],
) => [...new Set(queries.flatMap(fields).filter(name => name !== 'id'))];

/** An index is walked in either direction. */
const orderFields = ({ range = [], ...declared }: QueryDeclaration) => [
  ...new Set([...sortFields(declared), ...range]),
];

const sortedIndexes = ({ equality = [], ...declared }: QueryDeclaration) =>
  orderFields(declared)
    .filter(field => field !== 'id')
    .flatMap(field => [
      indexOver(field),
      ...equality.filter(one => one !== field && one !== 'id').map(one => indexOver(one, field)),
    ]);

/** Lays out the store of a collection for its declared queries. */
export const storeLayout = (
  definition: Pick<CollectionDefinition, 'group' | 'queries' | 'searchFields'>,
): StoreLayout => {
  const arrays = fieldsOf(definition.queries, ({ contains = [] }) => contains);
  const equality = fieldsOf(definition.queries, query => query.equality ?? []);
  return {
    name: definition.group,
    fields: fieldsOf(definition.queries, query => [
      ...(query.equality ?? []),
      ...orderFields(query),
    ]),
    arrays,
    counted: new Set(
      definition.queries
        .filter(query => sortFields(query).some(field => field !== 'id'))
        .flatMap(query => query.equality ?? []),
    ),
    indexes: new Set([
      indexOver(),
      ...equality.map(field => indexOver(field)),
      ...definition.queries.flatMap(sortedIndexes),
      ...arrays.map(arrayIndex),
      ...(definition.searchFields.length > 0 ? [WORDS_INDEX] : []),
    ]),
  };
};

const isMultiple = (index: string) => index.startsWith('c.') || index === WORDS_INDEX;

/** The store's schema in Dexie's notation. */
export const dexieSchema = ({ indexes }: StoreLayout): string =>
  ['path', ...[...indexes].map(index => (isMultiple(index) ? `*${index}` : index))].join(',');
