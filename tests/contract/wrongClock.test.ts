import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Actor } from '@/domain/access/roles.ts';
import {
  businessActionChanges,
  possibleBusinessActions,
} from '@/domain/administration/businessActions.ts';
import { takeWrite } from '@/domain/claims/claim.ts';
import { readExport } from '@/domain/import/csv/readExport.ts';
import { changeRecords } from '@/providers/changeRecords.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { importer } from '../support/importer.ts';
import { createFirebaseHarness } from './firebaseHarness.ts';
import { type ContractHarness, claimsFor } from './suite/harness.ts';

const emulator = inject('firestoreEmulator');
const ADMIN: Actor = { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' };
const HOUR = 3_600_000;

describe.runIf(emulator)('on the Firestore emulator, by a clock that is wrong', () => {
  let harness: ContractHarness;
  beforeAll(async () => {
    if (!emulator) throw new Error('No Firestore emulator');
    harness = await createFirebaseHarness(emulator);
    const wanted = ['business', 'products'];
    await harness.seed(
      [...generateSampleData({ products: 60 })].filter(({ collection }) =>
        wanted.includes(collection),
      ),
    );
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => harness?.close());

  describe.each([
    ['two hours fast', 2 * HOUR],
    ['two hours slow', -2 * HOUR],
  ])('%s', (name, off) => {
    /** An administrator on a device whose clock is off; and when that was, by the right one. */
    const onThatDevice = async () => {
      await harness.signInAs(claimsFor('admin'));
      const really = Date.now();
      vi.useFakeTimers({ toFake: ['Date'], now: really + off });
      return { provider: trackedDataProvider(harness.provider(), ADMIN), really };
    };
    const isAbout = (time: unknown, really: number) =>
      time instanceof Date && Math.abs(time.getTime() - really) < 60_000;

    it('what is saved has the server’s time, and so has its entry in the trail', async () => {
      const { provider, really } = await onThatDevice();
      const { data: before } = await provider.getOne('products', { id: 'p00002' });
      await provider.update('products', {
        ...{ id: before.id, data: { brand: name }, previousData: before },
      });
      const { data: after } = await provider.getOne('products', { id: before.id });
      expect(after.brand).toBe(name);
      expect(isAbout(after.updatedAt, really)).toBe(true);
      const { data: entry } = await provider.getOne('audit', { id: after.auditId ?? '' });
      expect(isAbout(entry.at, really)).toBe(true);
    });

    it('a bulk change, an import and its undo go through', async () => {
      const { provider } = await onThatDevice();
      const { data: records } = await provider.getMany('products', { ids: ['p00003', 'p00004'] });
      const outcome = await changeRecords(provider, ADMIN, {
        ...{ resource: 'products', records, changesOf: () => ({ brand: name }) },
        ...{ action: 'update', source: 'bulk' },
      });
      expect(outcome).toMatchObject({ failed: [], left: [] });
      const business = { businessId: 'owner', businessName: 'Casa Fio' };
      const { run, undo } = importer(provider, ADMIN, business);
      const text = `handleId,fieldType,name,price\n${off},Product,Cup,12`;
      const bytes = new TextEncoder().encode(text);
      const { products } = readExport('wix', [{ name: 'one.csv', bytes }]);
      expect(await run(products, 'wix', `run${off}`)).toMatchObject({ created: 1, failures: [] });
      expect(await undo(`run${off}`)).toMatchObject({ deleted: 1, failed: [] });
    });

    it('what is decided of a business is in its history', async () => {
      const { provider } = await onThatDevice();
      const { data: business } = await provider.getOne('business', { id: 'owner' });
      const [action] = possibleBusinessActions(business, ADMIN.uid);
      if (!action) throw new Error('nothing can be done');
      const by = { actorId: ADMIN.uid, at: new Date(), reason: 'Asked for' };
      const data = businessActionChanges(business, action, by) ?? {};
      await provider.update('business', { id: business.id, data, previousData: business });
      const { data: after } = await provider.getOne('business', { id: 'owner' });
      expect(after).toMatchObject(data);
      expect(after.statusHistory).toHaveLength(business.statusHistory.length + 1);
    });

    it('what is looked at is claimed by the server’s time', async () => {
      const { provider, really } = await onThatDevice();
      const item = { resource: 'reports', target: `t${off}`, label: 'Lamp' } as const;
      await provider.commit([takeWrite(item, ADMIN.email, null)]);
      const { data } = await provider.getList('claims', {
        filter: { resource: 'reports' },
        sort: { field: 'at', order: 'DESC' },
        pagination: { page: 1, perPage: 10 },
      });
      const claim = data.find(({ target }) => target === item.target);
      expect(isAbout(claim?.at, really)).toBe(true);
    });
  });
});
