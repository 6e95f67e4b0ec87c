import { collection, collectionGroup, limit, orderBy, query } from 'firebase/firestore';
import type { Call, Context } from '../context.ts';
import { ID_FIELD, QueryError, TOKENS_FIELD } from '../query/index.ts';
import { lookAt } from './lookAt.ts';
import { fieldPath, type ListPlan } from './planQuery.ts';

/** Fields compared with a value, whose kind nobody has declared and no document has shown. */
const unknownFields = (
  context: Context,
  { query: { where, or = [] }, options, resource }: ListPlan,
) => {
  const kinds = context.kinds(resource);
  const fields = [...where, ...or.flat()].map(({ field }) => field);
  return [...new Set(fields)].filter(
    field =>
      field !== ID_FIELD &&
      !field.startsWith(TOKENS_FIELD) &&
      options.types?.[field] === undefined &&
      !kinds?.isKnown(field),
  );
};

/**
 * Looks why a list is empty: one document for each field that is compared shows what kind it holds
 * (a list, a number, a date), and whether anything matches that only lacks the field of the sort.
 * At most one read for each, and none where the queries are declared.
 * @returns whether more is known of the fields now, so that asking again may find rows.
 * @throws QueryError (400) where what matches is not listed for want of the sort's field.
 */
export const explainEmpty = async (
  context: Context,
  call: Call,
  plan: ListPlan,
): Promise<boolean> => {
  if (plan.options.indexes || plan.findIds) return false;
  const unknown = unknownFields(context, plan);
  const name = plan.path.replace(/^\*\//, '');
  const root = plan.group
    ? collectionGroup(context.firestore, name)
    : collection(context.firestore, plan.path);
  const found = await Promise.all(
    unknown.map(field => lookAt(context, call, query(root, orderBy(fieldPath(field)), limit(1)))),
  );
  if (found.some(rows => rows.length > 0)) return true;
  const [sort] = plan.order;
  const isSorted = sort && plan.query.orderBy.some(({ field }) => field === sort.field);
  if (!isSorted || sort.field === ID_FIELD || plan.residual) return false;
  const [row] = await lookAt(context, call, query(plan.filtered, limit(1)));
  if (row)
    throw new QueryError(
      `${plan.resource}: no document that matches has the field "${sort.field}", and Firestore lists only those that have it. Sort by another field, or give it a value (\`defaults\`)`,
      sort.field,
    );
  return false;
};
