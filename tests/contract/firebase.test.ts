import { readFileSync } from 'node:fs';
import type * as Sdk from 'firebase/firestore';
import { describe, expect, inject, it, vi } from 'vitest';
import { createSentQueries } from '../support/sentQueries.ts';
import { createFirebaseHarness } from './firebaseHarness.ts';
import { describeContract } from './suite/contract.ts';
import { MAIN_ACTORS } from './suite/permissions.ts';

const { asked } = vi.hoisted(() => {
  const queries: object[] = [];
  return { asked: queries };
});

vi.mock('firebase/firestore', async importOriginal => {
  const sdk = await importOriginal<typeof Sdk>();
  const heard = <F extends (query: never, ...rest: never[]) => unknown>(real: F) =>
    new Proxy(real, {
      apply: (target, self, parameters) => {
        if (typeof parameters[0] === 'object' && parameters[0] !== null) asked.push(parameters[0]);
        return Reflect.apply(target, self, parameters);
      },
    });
  return {
    ...sdk,
    getDocsFromServer: heard(sdk.getDocsFromServer),
    getCountFromServer: heard(sdk.getCountFromServer),
    onSnapshot: heard(sdk.onSnapshot),
  };
});

const emulator = inject('firestoreEmulator');

// Files are tried with the whole back end (firebaseBackEnd.test.ts), every actor in tests/rules.
describe.runIf(emulator)('on the Firestore emulator, with the rules on', () => {
  const createHarness = () => {
    if (!emulator) throw new Error('No Firestore emulator');
    return createFirebaseHarness(emulator);
  };
  describeContract('the Firebase back end', createHarness, { actors: MAIN_ACTORS, files: false });

  it('has sent nothing that production would refuse for want of an index', () => {
    const sent = createSentQueries();
    for (const query of asked) sent.add(query);
    expect(sent.size()).toBeGreaterThan(50);
    expect(sent.unanswered({ indexes: [], fieldOverrides: [] }).length).toBeGreaterThan(20);
    expect(sent.unanswered(JSON.parse(readFileSync('firestore.indexes.json', 'utf8')))).toEqual([]);
  });
});
