import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { clearFirestore, seedFirestore } from '../../scripts/emulators/seedFirestore.ts';
import { firestoreRest } from '../../scripts/migrate/firestoreRest.ts';
import { undoUpgrade } from '../../scripts/migrate/undoUpgrade.ts';
import { upgradeAll } from '../../scripts/migrate/upgradeAll.ts';
import { generateOldRecords } from '../../src/sample-data/oldRecords.ts';
import { hasEmulator } from './support/environment.ts';

const host = inject('firestoreEmulator');

describe.runIf(hasEmulator)('the migration of records of an older system', () => {
  const firestore = `${host?.host}:${host?.port}`;
  const projectId = 'demo-upgrade';
  const target = { projectId, token: 'owner', firestore: `http://${firestore}` };
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  const journal = join(folder, 'journal.jsonl');
  const options = { wholeAmounts: 'major', productStatus: 'draft' } as const;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const stored = async () => {
    const all: Record<string, unknown> = {};
    const { pages } = firestoreRest(target);
    for (const collectionId of [
      'business',
      'products',
      'users',
      'giveaways',
      'reports',
      'requests',
    ])
      for await (const page of pages({ from: [{ collectionId }] }))
        for (const { name, fields } of page) all[name] = fields;
    return all;
  };
  const changed = (reports: Awaited<ReturnType<typeof upgradeAll>>) =>
    Object.values(reports).reduce((sum, report) => sum + report.changed, 0);

  it('says what it would do, does it, has nothing more to do, and undoes it', async () => {
    await clearFirestore({ firestore, projectId });
    const count = await seedFirestore({ firestore, projectId }, generateOldRecords(), {
      tokens: false,
    });
    const before = await stored();
    const dry = await upgradeAll(target, options);
    expect(changed(dry)).toBe(count);
    expect(await stored()).toEqual(before);
    expect(changed(await upgradeAll(target, { ...options, journal }))).toBe(count);
    expect(changed(await upgradeAll(target, { ...options, journal }))).toBe(0);
    expect(await undoUpgrade(target, journal)).toEqual({ undone: count, left: [] });
    expect(await stored()).toEqual(before);
  });
});
