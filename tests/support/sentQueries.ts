import type { Condition, FirestoreIndexes } from 'ra-data-firestore/query';
import { z } from 'zod';
import {
  planFirestoreQuery,
  type SentQuery,
} from '../../scripts/firestorePlan/planFirestoreQuery.ts';

const pathSchema = z.object({
  segments: z.array(z.string()),
  offset: z.number(),
  len: z.number(),
});

const OPERATORS = [
  ...(['==', '!=', '<', '<=', '>', '>='] as const),
  ...(['in', 'not-in', 'array-contains', 'array-contains-any'] as const),
];

/** The SDK's own form of a query: the nearest to what goes over the line that can be had. */
const querySchema = z.object({
  path: pathSchema,
  collectionGroup: z.string().nullable(),
  explicitOrderBy: z.array(z.object({ field: pathSchema, dir: z.enum(['asc', 'desc']) })),
  filters: z.array(
    z.object({
      field: pathSchema,
      op: z.enum(OPERATORS),
      value: z.object({
        arrayValue: z.object({ values: z.array(z.unknown()).optional() }).optional(),
      }),
    }),
  ),
  limitType: z.enum(['F', 'L']),
});

const stepsOf = ({ segments, offset, len }: z.infer<typeof pathSchema>) =>
  segments.slice(offset, offset + len);

const fieldOf = (path: z.infer<typeof pathSchema>) => {
  const field = stepsOf(path).join('.');
  return field === '__name__' ? 'id' : field;
};

const isTurned = (dir: 'asc' | 'desc') => (dir === 'asc' ? 'desc' : 'asc');

/** Reads a query that was handed to the SDK; `limitToLast` asks the opposite order. */
const readQuery = (query: object): SentQuery => {
  const { path, collectionGroup, explicitOrderBy, filters, limitType } = querySchema.parse(
    Reflect.get(query, '_query'),
  );
  return {
    collectionGroup: collectionGroup ?? stepsOf(path).at(-1) ?? '',
    queryScope: collectionGroup === null ? 'COLLECTION' : 'COLLECTION_GROUP',
    where: filters.map(
      ({ field, op, value: { arrayValue } }): Condition => ({
        field: fieldOf(field),
        op,
        value: arrayValue?.values ?? null,
      }),
    ),
    orderBy: explicitOrderBy.map(({ field, dir }) => ({
      field: fieldOf(field),
      direction: limitType === 'L' ? isTurned(dir) : dir,
    })),
  };
};

/** Remembers the queries of a test, to hold them against the deployed indexes. */
export const createSentQueries = () => {
  const sent = new Map<string, SentQuery>();
  return {
    /** @param query of the SDK; one of a single document is passed over. */
    add: (query: object) => {
      if (Reflect.get(query, 'type') === 'document') return;
      const read = readQuery(query);
      const shape = { ...read, where: read.where.map(({ field, op }) => [field, op]) };
      sent.set(JSON.stringify(shape), read);
    },
    size: () => sent.size,
    /** Those that production would refuse. */
    unanswered: (file: FirestoreIndexes) =>
      [...sent.values()].flatMap(query => {
        const plan = planFirestoreQuery(file, query);
        return plan.kind === 'answered' ? [] : [{ query, plan }];
      }),
  };
};
