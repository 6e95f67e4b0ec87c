import { z } from 'zod';
import { askFirestore, type FirestoreTarget } from './seedFirestore.ts';

const answersSchema = z.array(
  z.object({
    document: z
      .object({
        ...{ name: z.string(), updateTime: z.string() },
        fields: z.record(z.string(), z.unknown()).default({}),
      })
      .optional(),
  }),
);

/**
 * Reads every document of the emulator's project, past all rules, as Firestore's REST interface gives it.
 * @param select the fields to read; all unless told otherwise.
 */
export const everyDocument = async (target: FirestoreTarget, select?: readonly string[]) => {
  // Without a collection of its own a query concerns all of them.
  const all = { from: [{ allDescendants: true }] };
  const structuredQuery = select
    ? { ...all, select: { fields: select.map(fieldPath => ({ fieldPath })) } }
    : all;
  const answer = await askFirestore(target, ':runQuery', JSON.stringify({ structuredQuery }));
  return answersSchema.parse(answer).flatMap(({ document }) => document ?? []);
};
