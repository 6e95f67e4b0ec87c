import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, setLogLevel, type WriteBatch, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, inject } from 'vitest';
import { ACTORS, type ActorName, recordOf } from './actors.ts';
import { sampleRules } from './sampleRules.ts';

/** The compat database that the testing library hands out; the modular functions take it. */
export type Database = ReturnType<RulesTestContext['firestore']>;

/** What a token says of somebody beside the id. */
export interface TokenClaims {
  email?: string;
  email_verified?: boolean;
}

/** What a suite of rules tests works with. */
export interface RulesBench {
  /** Firestore as seen by an actor; the same instance each time. */
  as: (actor: ActorName) => Database;
  /** Firestore as seen by somebody of whom a token says just this. */
  asClaiming: (uid: string, claims: TokenClaims) => Database;
  /** Deletes documents by path, with the rules off. */
  remove: (paths: readonly string[]) => Promise<void>;
  /** Writes documents by path, with the rules off. */
  seed: (documents: Record<string, Record<string, unknown>>) => Promise<void>;
}

const host = inject('firestoreEmulator');

/** Whether there is an emulator to test on. */
export const hasEmulator = host !== null;

/** Sets the emulator up for a suite, as a project of its own, with every actor's record stored. */
export const useRules = (projectId: string): RulesBench => {
  let environment: RulesTestEnvironment | undefined;
  const opened = new Map<ActorName, Database>();
  const ready = () => {
    if (!environment) throw new Error('The rules environment is not set up yet');
    return environment;
  };
  const seed: RulesBench['seed'] = documents =>
    ready().withSecurityRulesDisabled(async context => {
      const database = context.firestore();
      let batch: WriteBatch = writeBatch(database);
      let size = 0;
      for (const [path, data] of Object.entries(documents)) {
        batch.set(doc(database, path), data);
        size += 1;
        if (size % 400 === 0) {
          await batch.commit();
          batch = writeBatch(database);
        }
      }
      await batch.commit();
    });
  const remove: RulesBench['remove'] = paths =>
    ready().withSecurityRulesDisabled(async context => {
      const database = context.firestore();
      const batch = writeBatch(database);
      for (const path of paths) batch.delete(doc(database, path));
      await batch.commit();
    });
  beforeAll(async () => {
    if (!host) return;
    setLogLevel('silent');
    environment = await initializeTestEnvironment({
      projectId: `demo-${projectId}`,
      firestore: { ...host, rules: sampleRules() },
    });
    // An emulator that is shared still has what an earlier run left.
    await environment.clearFirestore();
    const records: Record<string, Record<string, unknown>> = {};
    for (const [name, { uid }] of Object.entries(ACTORS)) {
      const record = recordOf(name);
      if (uid && record) records[`business/${uid}`] = record;
    }
    await seed(records);
  });
  afterAll(async () => {
    await environment?.cleanup();
  });
  const as = (actor: ActorName) => {
    const known = opened.get(actor);
    if (known) return known;
    const { uid, email, verified } = ACTORS[actor];
    const context =
      uid === null
        ? ready().unauthenticatedContext()
        : ready().authenticatedContext(uid, { email, email_verified: verified });
    const database = context.firestore();
    opened.set(actor, database);
    return database;
  };
  const asClaiming: RulesBench['asClaiming'] = (uid, claims) =>
    ready()
      .authenticatedContext(uid, { ...claims })
      .firestore();
  return { as, asClaiming, seed, remove };
};
