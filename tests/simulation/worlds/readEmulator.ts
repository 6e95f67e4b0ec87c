import { z } from 'zod';
import { fromRestFields } from '../../../scripts/emulators/firestoreValues.ts';
import type { FirestoreTarget } from '../../../scripts/emulators/seedFirestore.ts';
import type { Fields } from './world.ts';

const answersSchema = z.array(
  z.object({
    document: z
      .object({ name: z.string(), fields: z.record(z.string(), z.unknown()).default({}) })
      .optional(),
  }),
);

/** Every document of the emulator's project, past all rules, without words kept for the search. */
export const readEmulator = async ({ firestore, projectId }: FirestoreTarget) => {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const response = await fetch(`http://${firestore}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  if (!response.ok) throw new Error(`Firestore emulator: ${await response.text()}`);
  const stored = new Map<string, Fields>();
  for (const { document } of answersSchema.parse(await response.json())) {
    // What points the rules to the entry of a deletion is no record of anybody's.
    if (!document || document.name.includes('/documents/auditPointers/')) continue;
    const { _tokens, ...fields } = fromRestFields(document.fields);
    stored.set(document.name.split('/documents/')[1] ?? '', fields);
  }
  return stored;
};
