import type * as RulesTesting from '@firebase/rules-unit-testing';
import type * as Sdk from 'firebase/firestore';
import { vi } from 'vitest';
import type { RecordedAuth } from '../../../scripts/rules/mutate/recording.ts';
import { recordedFirestore } from './recordedFirestore.ts';
import { beginRecording, knowClient, type RecordedClient, recordClear } from './recorder.ts';

// Vitest set-up file: everything that the rules tests ask of the emulator is recorded.

vi.mock('firebase/firestore', async original => {
  const sdk = await original<typeof Sdk>();
  return { ...sdk, ...recordedFirestore(sdk) };
});

vi.mock('@firebase/rules-unit-testing', async original => {
  const library = await original<typeof RulesTesting>();
  const { doc } = await vi.importActual<typeof Sdk>('firebase/firestore');
  const knownContext = (context: RulesTesting.RulesTestContext, client: RecordedClient) => ({
    ...context,
    firestore: () => {
      const database = context.firestore();
      // The functions see the database behind the one that the library hands out.
      knowClient(doc(database, 'a/b').firestore, client);
      return database;
    },
  });
  return {
    ...library,
    initializeTestEnvironment: async (config: RulesTesting.TestEnvironmentConfig) => {
      const environment = await library.initializeTestEnvironment(config);
      const { projectId: project } = environment;
      beginRecording(project);
      const known = (context: RulesTesting.RulesTestContext, auth: RecordedAuth | 'owner') =>
        knownContext(context, { project, auth });
      return {
        projectId: project,
        cleanup: () => environment.cleanup(),
        clearFirestore: () => {
          recordClear(project);
          return environment.clearFirestore();
        },
        unauthenticatedContext: () => known(environment.unauthenticatedContext(), null),
        authenticatedContext: (uid: string, token: Record<string, string | boolean> = {}) =>
          known(environment.authenticatedContext(uid, token), { uid, token }),
        withSecurityRulesDisabled: (
          use: (context: RulesTesting.RulesTestContext) => Promise<void>,
        ) => environment.withSecurityRulesDisabled(context => use(known(context, 'owner'))),
      };
    },
  };
});
