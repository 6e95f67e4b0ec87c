import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, inject, it, vi } from 'vitest';
import { fromRestFields } from '../../scripts/emulators/firestoreValues.ts';
import type { SeedRecord } from '../../scripts/emulators/seedFirestore.ts';
import { clearFirestore, seedFirestore } from '../../scripts/emulators/seedFirestore.ts';
import { firestoreRest } from '../../scripts/migrate/firestoreRest.ts';
import { undoUpgrade } from '../../scripts/migrate/undoUpgrade.ts';
import { upgradeAll } from '../../scripts/migrate/upgradeAll.ts';
import { UPGRADED } from '../../src/domain/migration/steps.ts';
import { generateSampleData } from '../../src/sample-data/index.ts';
import { generateOldRecords } from '../../src/sample-data/oldRecords.ts';
import { hasEmulator } from './support/environment.ts';

const host = inject('firestoreEmulator');

describe.runIf(hasEmulator)('the migration of records of an older system', () => {
  const firestore = `${host?.host}:${host?.port}`;
  const projectId = 'demo-upgrade';
  const target = { projectId, token: 'owner', firestore: `http://${firestore}`, firstWait: 5 };
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
      ...['requests', 'entries', 'schemaVersions'],
    ])
      for await (const page of pages({ from: [{ collectionId, allDescendants: true }] }))
        for (const { name, fields } of page) all[name] = fields;
    return all;
  };
  const begin = async (records: Iterable<SeedRecord>) => {
    await clearFirestore({ firestore, projectId });
    return seedFirestore({ firestore, projectId }, records, { tokens: false });
  };
  const fresh = (name: string) => join(folder, `${name}.jsonl`);
  const fieldsOf = async (path: string) => {
    const { root, found } = firestoreRest(target);
    const document = (await found([`${root}/${path}`])).get(`${root}/${path}`);
    return document && fromRestFields(document.fields);
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
      await begin(records);
      await upgradeAll(target, { ...options, journal: join(folder, `${commit}-whole.jsonl`) });
      const undisturbed = withoutTimes(await stored());
      await begin(records);
      const before = await stored();
      cutOffAt(commit, sent);
      await expect(upgradeAll(target, { ...options, journal: file }), name).rejects.toThrow();
      vi.restoreAllMocks();
      expect(withoutTimes(await stored())).not.toBe(undisturbed);
      // The businesses were done.
      const resumed = await upgradeAll(target, { ...options, journal: file });
      expect(resumed.business?.read).toBe(0);
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
    const count = await begin(generateOldRecords());
    const before = await stored();
    const dry = await upgradeAll(target, options);
    expect(changed(dry)).toBe(count);
    expect(await stored()).toEqual(before);
    expect(changed(await upgradeAll(target, { ...options, journal }))).toBe(count);
    expect(changed(await upgradeAll(target, { ...options, journal }))).toBe(0);
    expect(await undoUpgrade(target, journal)).toEqual({
      // The versions of the schemas as well.
      ...{ undone: count + UPGRADED.length, left: [], refused: [], unreadable: 0 },
    });
    expect(await stored()).toEqual(before);
  });

  it('gives products of the version before their number of pieces: in a dry run, cut off, undone', async () => {
    const file = fresh('pieces');
    const made = [...generateSampleData({ products: 250 })].filter(
      ({ collection }) => collection === 'products',
    );
    const pieces = new Map(made.map(({ id, data }) => [id, data.stockTotal]));
    await begin([
      ...made.map(({ data: { stockTotal: _, ...data }, ...record }) => ({ ...record, data })),
      { collection: 'schemaVersions', id: 'products', data: { version: 1 } },
    ]);
    const before = await stored();
    const dry = await upgradeAll(target, options);
    expect(dry.products).toMatchObject({ changed: 250, fields: { stockTotal: 250, version: 250 } });
    expect(await stored()).toEqual(before);
    cutOffAt(2, true);
    await expect(upgradeAll(target, { ...options, journal: file })).rejects.toThrow();
    vi.restoreAllMocks();
    await upgradeAll(target, { ...options, journal: file });
    for (const [id, stockTotal] of pieces)
      expect(await fieldsOf(`products/${id}`)).toMatchObject({ stockTotal });
    expect(await fieldsOf('schemaVersions/products')).toMatchObject({ version: 2 });
    expect(changed(await upgradeAll(target, { ...options, journal: file }))).toBe(0);
    expect((await undoUpgrade(target, file)).left).toEqual([]);
    expect(await stored()).toEqual(before);
  }, 120_000);

  const products = (count: number, data: (index: number) => Record<string, unknown>) =>
    Array.from({ length: count }, (_, index) => ({
      ...{ collection: 'products', id: `p${index}`, data: { title: `P ${index}`, ...data(index) } },
    }));

  it('is held up by no id that can be none, and by no document that is too large', async () => {
    const ids = ['..', '.', '__x__', 'a/b', 'x'.repeat(1501), ''];
    await begin([
      ...products(ids.length, index => ({ businessId: ids[index] })),
      { collection: 'products', id: 'full', data: { note: 'x'.repeat(1_048_300) } },
    ]);
    const before = await stored();
    const file = fresh('hostile');
    const { products: report } = await upgradeAll(target, { ...options, journal: file });
    expect(report).toMatchObject({ read: ids.length + 1, refused: 1 });
    expect(report?.refusals[0]).toMatch(/^products\/full: .*1048576 bytes/);
    expect(await fieldsOf('products/p1')).toMatchObject({ status: 'draft', version: 1 });
    expect((await undoUpgrade(target, file)).left).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('leaves alone collections of the same name elsewhere, and takes entries without a giveaway', async () => {
    const entry = (collection: string) => ({ collection, id: 'e', data: { userId: 'users/u' } });
    await begin([entry('entries'), entry('users/u/entries'), entry('giveaways/none/entries')]);
    const { entries } = await upgradeAll(target, { ...options, journal: fresh('entries') });
    expect(entries).toMatchObject({ read: 1, changed: 1 });
    expect(await fieldsOf('users/u/entries/e')).toEqual({ userId: 'users/u' });
    expect(await fieldsOf('giveaways/none/entries/e')).toMatchObject({ userId: 'u' });
  });

  it('goes by what somebody wrote between reading and writing, and keeps that when undone', async () => {
    await begin(products(150, () => ({ price: '1.50' })));
    const before = await stored();
    const real = globalThis.fetch;
    let isWritten = false;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      if (!isWritten && String(request[1]?.body).includes('/products/p0","fields')) {
        isWritten = true;
        const { root, commit } = firestoreRest(target);
        const fields = { price: { stringValue: '7.00' } };
        const update = { name: `${root}/products/p0`, fields };
        await commit([{ update, updateMask: { fieldPaths: ['price'] } }]);
      }
      return real(...request);
    });
    const file = fresh('between');
    await upgradeAll(target, { ...options, journal: file });
    vi.restoreAllMocks();
    expect(await fieldsOf('products/p0')).toMatchObject({ price: 700 });
    expect(await undoUpgrade(target, file)).toMatchObject({ left: [], refused: [] });
    const after = await stored();
    const { root } = firestoreRest(target);
    expect(after[`${root}/products/p0`]).toMatchObject({ price: { stringValue: '7.00' } });
    delete after[`${root}/products/p0`];
    delete before[`${root}/products/p0`];
    expect(after).toEqual(before);
  });

  it('may be run twice at once, with one journal or two', async () => {
    await begin(products(330, index => ({ price: `${index}.50` })));
    const before = await stored();
    const [one, two] = [fresh('one'), fresh('two')];
    await Promise.all(
      [one, one, two].map(file => upgradeAll(target, { ...options, journal: file })),
    );
    expect(await fieldsOf('products/p7')).toMatchObject({ price: 750, version: 1 });
    for (const file of [one, two]) expect((await undoUpgrade(target, file)).left).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('begins anew after an undoing, also of a run that had not come to its end', async () => {
    await begin(products(150, () => ({})));
    const before = await stored();
    const file = fresh('anew');
    cutOffAt(2, false);
    await expect(upgradeAll(target, { ...options, journal: file })).rejects.toThrow('cut off');
    vi.restoreAllMocks();
    // Nobody is left with half a line at the end.
    appendFileSync(file, '{"name":"projects/demo-up');
    await undoUpgrade(target, file);
    expect(await stored()).toEqual(before);
    await upgradeAll(target, { ...options, journal: file });
    expect(changed(await upgradeAll(target, options))).toBe(0);
    expect(await undoUpgrade(target, file)).toMatchObject({ left: [], unreadable: 1 });
    expect(await stored()).toEqual(before);
  });

  it('goes on where the database takes no more for a while, and stops without a journal', async () => {
    await begin(products(150, () => ({})));
    const before = await stored();
    await expect(upgradeAll(target, { ...options, journal: '/dev/full' })).rejects.toThrow(
      'ENOSPC',
    );
    expect(await stored()).toEqual(before);
    const real = globalThis.fetch;
    let calls = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      if (++calls % 3 === 0)
        return new Response('{"error":{"status":"RESOURCE_EXHAUSTED"}}', { status: 429 });
      return real(...request);
    });
    const file = fresh('busy');
    expect((await upgradeAll(target, { ...options, journal: file })).products?.changed).toBe(150);
    expect(await undoUpgrade(target, file)).toMatchObject({ left: [], refused: [] });
    expect(await stored()).toEqual(before);
  });

  it('takes no journal of another project', async () => {
    await begin(products(1, () => ({})));
    const file = fresh('other');
    await upgradeAll(target, { ...options, journal: file });
    const other = { ...target, projectId: 'demo-upgrade-other' };
    await expect(undoUpgrade(other, file)).rejects.toThrow('demo-upgrade');
  });
});
