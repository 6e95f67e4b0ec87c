import { recordTokens } from 'ra-data-firestore/query';
import type { ResourceName } from '../access/permissions.ts';
import { COLLECTIONS, searchedFields } from '../collections.ts';
import { DERIVED_FIELDS, derivedFromSchema, deriveProduct } from '../product/deriveProduct.ts';
import { repairObject } from '../repair.ts';
import type { StoredFields } from './fields.ts';
import { idOf } from './oldValues.ts';
import type { Change, Upgrading } from './step.ts';

/** The collections of what a report can be about, and the field that says what it is called. */
const TARGETS: ReadonlyMap<unknown, readonly [string, string]> = new Map([
  ['product', ['products', 'title']],
  ['business', ['business', 'businessName']],
  ['user', ['users', 'name']],
]);

/** Whatever stands where an id should: a list or a map leads to no record. */
const pathTo = (collection: string, id: unknown) => `${collection}/${idOf(id) ?? ''}`;

/** Where a record's copies of names come from: field, path of the other record, its field. */
const COPIES: Readonly<
  Partial<Record<ResourceName, (stored: StoredFields) => (readonly [string, string, string])[]>>
> = {
  products: ({ businessId }) => [['businessName', pathTo('business', businessId), 'businessName']],
  requests: ({ businessId }) => [['businessName', pathTo('business', businessId), 'businessName']],
  giveaways: ({ businessId, productId }) => [
    ['businessName', pathTo('business', businessId), 'businessName'],
    ['productTitle', pathTo('products', productId), 'title'],
  ],
  entries: ({ userId }) => [
    ['name', pathTo('users', userId), 'name'],
    ['email', pathTo('users', userId), 'email'],
    ['country', pathTo('users', userId), 'country'],
  ],
  reports: ({ targetType, targetId, reporterId }) => {
    const [collection, field] = TARGETS.get(targetType) ?? [];
    return [
      ...(collection && field
        ? [['targetLabel', pathTo(collection, targetId), field] as const]
        : []),
      ['reporterName', pathTo('users', reporterId), 'name'],
    ];
  },
};

const lacks = (stored: StoredFields, field: string) => (stored[field] ?? '') === '';

/** @returns the paths of the records whose names a record repeats and lacks, those without an id left out. */
export const namedRecords = (resource: ResourceName, stored: StoredFields): string[] =>
  (COPIES[resource]?.(stored) ?? [])
    .filter(([field]) => lacks(stored, field))
    .map(([, path]) => path)
    .filter(path => !/\/(undefined|null|)$/.test(path));

/** The names of other records, where the record's own copy of them is empty. */
export const displayNames =
  (resource: ResourceName): Upgrading =>
  (stored, { fieldOf }) =>
    (COPIES[resource]?.(stored) ?? []).flatMap(([field, path, from]): Change[] => {
      const value = fieldOf(path, from);
      return lacks(stored, field) && typeof value === 'string' && value !== ''
        ? [{ field, value, reason: `the name of ${path}` }]
        : [];
    });

const STATE_REASON = {
  stockState: 'follows from its stock',
  stockTotal: 'follows from its stock',
  gaps: 'follows from its fields',
} as const;

/** A product's stock and gaps. */
export const productState: Upgrading = stored => {
  const product = derivedFromSchema.safeParse(repairObject(derivedFromSchema, stored));
  if (!product.success) return [];
  const derived = deriveProduct(product.data);
  return DERIVED_FIELDS.map(field => ({
    ...{ field, value: derived[field] },
    reason: STATE_REASON[field],
  }));
};

/** The words that the search finds a record by. */
export const searchWords =
  (resource: ResourceName): Upgrading =>
  stored => {
    const definition = COLLECTIONS[resource];
    if (definition.searchFields.length === 0) return [];
    const value = recordTokens(stored, searchedFields(definition));
    return [{ field: '_tokens', value, reason: 'words of the search' }];
  };
