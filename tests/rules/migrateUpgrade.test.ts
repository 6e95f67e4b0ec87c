import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, inject, it, vi } from 'vitest';
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

  afterEach(() => vi.restoreAllMocks());

  /** Cuts the program off at a commit: before it is sent, or after, so that the answer is lost. */
  const cutOffAt = (commit: number, sent: boolean) => {
    const real = globalThis.fetch;
    let commits = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      const isCommit = String(request[0]).endsWith(':commit');
      if (isCommit && ++commits >= commit) {
        if (sent && commits === commit) await real(...request);
        throw new Error('cut off');
      }
      return real(...request);
    });
  };

  /** What is stored, but for times, which the database made itself. */
  const withoutTimes = (all: Record<string, unknown>) =>
    JSON.stringify(all, (key, value) => (key === 'timestampValue' ? 'time' : value));

  it.each([
    ['before it is sent', 3, false],
    ['after it is sent, its answer lost', 5, true],
  ])(
    'goes on where it was cut off in a commit, %s',
    async (name, commit, sent) => {
      const file = join(folder, `${commit}.jsonl`);
      const records = [...generateOldRecords({ each: 150 })];
      const begin = async () => {
        await clearFirestore({ firestore, projectId });
        await seedFirestore({ firestore, projectId }, records, { tokens: false });
      };
      await begin();
      await upgradeAll(target, { ...options, journal: join(folder, `${commit}-whole.jsonl`) });
      const undisturbed = withoutTimes(await stored());
      await begin();
      const before = await stored();
      cutOffAt(commit, sent);
      await expect(upgradeAll(target, { ...options, journal: file }), name).rejects.toThrow();
      vi.restoreAllMocks();
      expect(withoutTimes(await stored())).not.toBe(undisturbed);
      await upgradeAll(target, { ...options, journal: file });
      expect(withoutTimes(await stored())).toBe(undisturbed);
      expect(changed(await upgradeAll(target, { ...options, journal: file }))).toBe(0);
      expect((await undoUpgrade(target, file)).left).toEqual([]);
      expect(await stored()).toEqual(before);
    },
    120_000,
  );

  it('keeps away from a collection that a newer program has brought further', async () => {
    await clearFirestore({ firestore, projectId });
    const newer = { collection: 'schemaVersions', id: 'products', data: { version: 99 } };
    await seedFirestore({ firestore, projectId }, [newer]);
    await expect(upgradeAll(target, options)).rejects.toThrow('products has the schema version 99');
  });

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
