/** What to do where no Firestore emulator is found. */
export const NO_FIRESTORE =
  'No Firestore emulator was found. Install one: npx firebase-tools setup:emulators:firestore (needs Java 21), or gcloud components install cloud-firestore-emulator (needs Java 17)';

const NO_TOOLS =
  'The Auth and Storage emulators are not installed: npm ci --prefix tools/emulators (312 MB)';

/** What a machine has of what journeys on the emulators need. */
export interface FoundHere {
  /** A Firestore emulator, and the Java that it runs on. */
  firestore: boolean;
  /** The Auth and Storage emulators. */
  tools: boolean;
}

/** What journeys on the emulators lack on a machine, and how to get it; null where they can run. */
export const whatIsMissing = ({ firestore, tools }: FoundHere): string | null => {
  if (!firestore) return NO_FIRESTORE;
  return tools ? null : NO_TOOLS;
};
