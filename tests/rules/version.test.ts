import { readFileSync } from 'node:fs';
import { collection, doc, getDoc, getDocs, limit, query, setDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { SAMPLE_ALLOW_LISTS } from '../../scripts/emulators/sampleAllowLists.ts';
import { rulesVersion } from '../../scripts/rules/fillAllowList.ts';
import type { ActorName } from './support/actors.ts';
import { isAllowed } from './support/commit.ts';
import { hasEmulator, useRules } from './support/environment.ts';

const version = rulesVersion(readFileSync('firestore.rules', 'utf8'), SAMPLE_ALLOW_LISTS);

describe.runIf(hasEmulator)('the version of the rules', () => {
  const { as } = useRules('version');

  it.each<[ActorName, string, boolean]>([
    ['superAdmin', version, true],
    ['superAdmin', 'another', false],
    ['superAdmin', version.toUpperCase(), false],
    ['support', version, false],
    ['owner', version, false],
    ['flagged', version, false],
    ['listedWithoutFlag', version, false],
    ['anonymous', version, false],
  ])('is told to %s who asks for %s: %s', async (actor, name, allowed) => {
    expect(await isAllowed(getDoc(doc(as(actor), 'rulesVersion', name)))).toBe(allowed);
  });

  it('is told at its own place alone', async () => {
    const database = as('superAdmin');
    expect(await isAllowed(getDoc(doc(database, 'elsewhere', version)))).toBe(false);
  });

  it('cannot be listed or written', async () => {
    const database = as('superAdmin');
    const all = query(collection(database, 'rulesVersion'), limit(1));
    expect(await isAllowed(getDocs(all))).toBe(false);
    expect(await isAllowed(setDoc(doc(database, 'rulesVersion', version), {}))).toBe(false);
  });
});
