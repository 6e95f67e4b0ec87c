import type { CollectionReference } from 'firebase/firestore';
import type { Call, Context } from '../context.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How data of forms becomes what the fields hold; as it is, where what they hold is not learned. */
export const formData = async (
  context: Context,
  call: Call,
  collection: CollectionReference,
  records: readonly Fields[],
): Promise<(data: Fields, previous?: Fields) => Fields> =>
  (await context.aids.kinds?.fitToFields(context, call, collection, records)) ?? (data => data);
