import type { TestProject } from 'vitest/node';
import { startFirestoreEmulator } from './firestoreEmulator.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    firestoreEmulator: { host: string; port: number } | null;
  }
}

/**
 * Vitest global set-up: one Firestore emulator for the project, provided as `firestoreEmulator`
 * (null where none is found; with REQUIRE_EMULATOR set that is a failure).
 */
export default async (project: TestProject) => {
  const rules = process.env.EMULATOR_RULES_FILE;
  const emulator = await startFirestoreEmulator(rules);
  if (!emulator && process.env.REQUIRE_EMULATOR) throw new Error('No Firestore emulator was found');
  if (!emulator) console.warn('No Firestore emulator: its suites are skipped.');
  project.provide(
    'firestoreEmulator',
    emulator ? { host: emulator.host, port: emulator.port } : null,
  );
  return () => emulator?.stop();
};
