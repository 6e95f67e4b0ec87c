import { everyDocument } from '../../../scripts/emulators/everyDocument.ts';
import { fromRestFields } from '../../../scripts/emulators/firestoreValues.ts';
import type { FirestoreTarget } from '../../../scripts/emulators/seedFirestore.ts';
import type { Fields } from './world.ts';

/** Every document of the emulator's project, past all rules, without words kept for the search. */
export const readEmulator = async (target: FirestoreTarget) => {
  const stored = new Map<string, Fields>();
  for (const document of await everyDocument(target)) {
    // What points the rules to the entry of a deletion is no record of anybody's.
    if (document.name.includes('/documents/auditPointers/')) continue;
    const { _tokens, ...fields } = fromRestFields(document.fields);
    stored.set(document.name.split('/documents/')[1] ?? '', fields);
  }
  return stored;
};
