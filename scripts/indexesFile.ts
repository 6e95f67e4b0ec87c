import type { FieldOverride, FirestoreIndexes, QueryDeclaration } from 'ra-data-firestore/query';
import { sortFields, TOKENS_FIELD, toFirestoreIndexes } from 'ra-data-firestore/query';
import { z } from 'zod';
import { COLLECTIONS, type CollectionDefinition } from '../src/domain/collections.ts';

/** The committed file that `firebase deploy --only firestore:indexes` reads. */
export const INDEXES_FILE = 'firestore.indexes.json';

/** Long texts that nobody filters or sorts by. */
const LONG_TEXTS = new Set(['description', 'message', 'about', 'notes', 'reason', 'address']);

const fieldsAsked = (declarations: readonly QueryDeclaration[]) =>
  new Set([
    TOKENS_FIELD,
    ...declarations.flatMap(
      ({ equality = [], contains = [], range = [], aggregate = [], ...declared }) => [
        ...equality,
        ...contains,
        ...range,
        ...sortFields(declared),
        ...aggregate,
      ],
    ),
  ]);

const unwrapped = (type: unknown): unknown =>
  type instanceof z.ZodNullable || type instanceof z.ZodOptional ? unwrapped(type.unwrap()) : type;

const isLarge = (name: string, type: unknown) => {
  const plain = unwrapped(type);
  return (
    LONG_TEXTS.has(name) ||
    plain instanceof z.ZodArray ||
    plain instanceof z.ZodObject ||
    plain instanceof z.ZodRecord
  );
};

/**
 * Exemptions from the automatic indexes: every element and key of a large field would be an index
 * entry that is paid for, counts towards the 40,000 of a document, and is never asked.
 */
const exemptions = (definition: CollectionDefinition): FieldOverride[] => {
  const asked = [...fieldsAsked(definition.queries)];
  return Object.entries(definition.schema.shape)
    .filter(([name, type]) => isLarge(name, type))
    .filter(([name]) => !asked.some(field => field === name || field.startsWith(`${name}.`)))
    .map(([fieldPath]) => ({ collectionGroup: definition.group, fieldPath, indexes: [] }));
};

/** Fields of what functions keep that nobody asks by: an event is written often, and pays for each. */
const KEPT_BY_FUNCTIONS: Readonly<Record<string, readonly string[]>> = {
  events: ['kind', 'productId', 'country', 'device'],
  visitors: ['firstDay', 'platform', 'businesses'],
  parts: ['text'],
  tasks: ['productIds', 'pictures', 'did'],
};

/** What was collected about a person goes when its time is over, without anybody's doing. */
const EXPIRING: FieldOverride & { ttl: true } = {
  ...{ collectionGroup: 'parts', fieldPath: 'until', ttl: true, indexes: [] },
};

/** A visitor's entries are counted across all giveaways. */
const COUNTED_ENTRIES: FieldOverride = {
  collectionGroup: 'entries',
  fieldPath: 'userId',
  indexes: [
    { queryScope: 'COLLECTION', order: 'ASCENDING' },
    { queryScope: 'COLLECTION', order: 'DESCENDING' },
    { queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' },
  ],
};

/** Tasks of all businesses go after a while; the last asked of a business are found by their state. */
const OLD_TASKS: FieldOverride = {
  collectionGroup: 'tasks',
  fieldPath: 'askedAt',
  indexes: [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }],
};

const functionExemptions = (): FieldOverride[] =>
  Object.entries(KEPT_BY_FUNCTIONS).flatMap(([collectionGroup, fields]) =>
    fields.map(fieldPath => ({ collectionGroup, fieldPath, indexes: [] })),
  );

/** The indexes of the declared queries, and the exemptions, as Firebase's tools read them. */
export const firestoreIndexes = (): FirestoreIndexes => {
  const definitions = Object.values(COLLECTIONS);
  const { indexes, fieldOverrides } = toFirestoreIndexes(
    Object.fromEntries(definitions.map(one => [one.group, one.queries])),
  );
  return {
    indexes,
    fieldOverrides: [
      ...fieldOverrides,
      ...definitions.flatMap(exemptions),
      ...functionExemptions(),
      COUNTED_ENTRIES,
      OLD_TASKS,
      EXPIRING,
    ],
  };
};

/** The content of the file. */
export const indexesText = (): string => `${JSON.stringify(firestoreIndexes(), null, 2)}\n`;
