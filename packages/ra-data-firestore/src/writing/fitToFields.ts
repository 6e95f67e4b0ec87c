import { type CollectionReference, limit, orderBy, query } from 'firebase/firestore';
import type { Call, Context } from '../context.ts';
import { fitData, possibleDates } from '../kinds.ts';
import { lookAt } from '../reading/lookAt.ts';
import { fieldPath } from '../reading/planQuery.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * How data of forms becomes what the collection's fields hold. Text that could be a date, of a field
 * that no document has shown yet, has one document looked at (1 read): a form may be opened before any
 * list. Not where the resource declares its queries: who does, declares its types.
 */
export const fitToFields = async (
  context: Context,
  call: Call,
  collection: CollectionReference,
  records: readonly Fields[],
): Promise<(data: Fields, previous?: Fields) => Record<string, unknown>> => {
  const kinds = context.kinds(call.resource);
  if (!kinds) return data => ({ ...data });
  const { types = {}, indexes } = context.resource(call.resource);
  const fields = new Set(indexes ? [] : records.flatMap(record => possibleDates(record, kinds)));
  const unknown = [...fields].filter(field => types[field] === undefined);
  await Promise.all(
    unknown.map(field =>
      lookAt(context, call, query(collection, orderBy(fieldPath(field)), limit(1))),
    ),
  );
  return (data, previous = {}) => fitData(data, previous, kinds);
};
