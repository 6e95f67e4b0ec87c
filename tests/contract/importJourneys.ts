import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@/domain/access/roles.ts';
import { readExport } from '@/domain/import/csv/readExport.ts';
import { executeImport } from '@/domain/import/run/executeImport.ts';
import type { ImportContext } from '@/domain/import/run/importContext.ts';
import { runStatus } from '@/domain/import/run/runWrites.ts';
import { unlessEnded } from '@/domain/import/run/tellEnd.ts';
import type { SourceProduct } from '@/domain/import/types.ts';
import type { Platform } from '@/domain/platforms.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import type { SampleRecord } from '@/sample-data/index.ts';
import { IMPORT_SETTINGS, importEnvironment, importer } from '../support/importer.ts';
import { type ContractHarness, claimsFor } from './suite/harness.ts';

const CASA_FIO = { businessId: 'owner', businessName: 'Casa Fio' };

const OWNER: Actor = { uid: 'owner', email: 'owner@catalogue.example', role: 'owner' };
const ADMIN: Actor = { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' };

const business = (uid: string, isSuperAdmin: boolean): SampleRecord => ({
  collection: 'business',
  id: uid,
  data: {
    businessEmail: `${uid}@catalogue.example`,
    businessName: 'Casa Fio',
    userImg: null,
    ...{ contactName: '', phone: '', website: '', address: '', country: 'PT', about: '' },
    baseCurrency: 'EUR',
    isDeleted: false,
    isBusinessOwner: 'approved',
    isSuperAdmin,
    statusHistory: [],
    ...{ version: 1, createdBy: uid, updatedBy: uid },
    ...{ createdAt: new Date(0), updatedAt: new Date(0) },
  },
});

const read = (platform: Platform, name: string): SourceProduct[] =>
  readExport(platform, [{ name, bytes: readFileSync(`tests/fixtures/import/${name}.csv`) }])
    .products;

/** Imports, imports again and undoes, as an owner and as an administrator. */
export const describeImports = (name: string, createHarness: () => Promise<ContractHarness>) =>
  describe(`imports on ${name}`, () => {
    let harness: ContractHarness;
    const importAs = async (actor: Actor) => {
      await harness.signInAs(claimsFor(actor.uid));
      return importer(trackedDataProvider(harness.provider(), actor), actor, CASA_FIO);
    };

    beforeAll(async () => {
      harness = await createHarness();
      await harness.seed([business('owner', false), business('admin', true)]);
    });
    afterAll(() => harness.close());

    it('an owner imports every fixture, and a second time nothing is written', async () => {
      const { run, stored } = await importAs(OWNER);
      const shopify = [...read('shopify', 'shopify-legacy'), ...read('shopify', 'shopify-2025')];
      const wix = [...read('wix', 'wix-v1'), ...read('wix', 'wix-v3')];
      expect(await run(shopify, 'shopify', 'r1')).toMatchObject({
        ...{ status: 'finished', reason: null, created: 4, failed: 0, failures: [] },
      });
      expect(await run(wix, 'wix', 'r2')).toMatchObject({ status: 'finished', created: 4 });
      expect(await run(shopify, 'shopify', 'r3')).toBeNull();
      expect(await run(wix, 'wix', 'r4')).toBeNull();
      expect((await stored('shopify')).map(({ title }) => title).sort()).toEqual([
        ...['Clay Mug', 'Clay Mug', 'Gift Card', 'Linen Shirt'],
      ]);
    });

    it('an administrator changes a price and a cost for the business, and takes it back', async () => {
      const { run, stored, undo, store } = await importAs(ADMIN);
      const before = await stored('shopify');
      const dearer = read('shopify', 'shopify-legacy').map(source => ({
        ...source,
        variants: source.variants.map(one => ({ ...one, price: one.price && '61', cost: '21' })),
      }));
      expect(await run(dearer, 'shopify', 'r5')).toMatchObject({ updated: 2, failures: [] });
      const shirt = (await stored('shopify')).find(({ title }) => title === 'Linen Shirt');
      expect(shirt).toMatchObject({ price: 6100, updatedBy: 'admin' });
      expect(shirt && (await store.costsOf(shirt))).toMatchObject({
        ...{ cost: 2100, variantCosts: null },
      });
      expect(await undo('r5')).toMatchObject({ restored: 2, spared: [], failed: [] });
      expect(shirt && (await store.costsOf(shirt))).toMatchObject({
        cost: null,
        // The other size has none in the file.
        variantCosts: { [shirt?.variants[0]?.id ?? '']: 2000 },
      });
      const price = ({ id, price: minor }: Product) => [id, minor];
      expect((await stored('shopify')).map(price)).toEqual(before.map(price));
    });

    it('a product edited between plan and commit keeps the edit and gets the rest', async () => {
      const { plan, store, stored } = await importAs(OWNER);
      const changed = read('shopify', 'shopify-2025').map(source => ({
        ...source,
        brand: 'New brand',
      }));
      const planned = await plan(changed, 'shopify');
      const [mug] = (await stored('shopify')).filter(({ title }) => title === 'Clay Mug');
      await store.commit([
        {
          type: 'update',
          collection: 'products',
          id: mug?.id ?? '',
          data: {
            ...{ title: 'My mug', brand: mug?.brand, sku: mug?.sku, barcode: mug?.barcode },
            category: mug?.category,
            version: (mug?.version ?? 0) + 1,
            updatedAt: { $op: 'serverTime' },
            updatedBy: 'owner',
          },
        },
      ]);
      const context: ImportContext = {
        ...{
          runId: 'r6',
          platform: 'shopify',
          channel: 'csv',
          actor: OWNER,
          settings: IMPORT_SETTINGS,
        },
        ...{ businessId: 'owner', businessName: 'Casa Fio', session: '1', now: new Date() },
      };
      const outcome = await executeImport(planned, planned.length, {
        ...{ context, store, environment: importEnvironment() },
        start: {
          fileName: null,
          fileSize: null,
          fileHash: null,
          total: 2,
          unchanged: 0,
          failed: 0,
        },
      });
      expect(outcome).toMatchObject({ status: 'finished', updated: 2, failures: [] });
      const after = (await stored('shopify')).find(({ id }) => id === mug?.id);
      expect(after).toMatchObject({ title: 'My mug', brand: 'New brand' });
    });

    it('an administrator undoes a first import: what it added is gone, but not what was edited', async () => {
      const { undo, stored } = await importAs(ADMIN);
      const report = await undo('r1');
      // The shirt and the gift card are as the first import left them, since r5 was undone.
      expect(report).toMatchObject({ failed: [], deleted: 2 });
      expect(report.spared.map(({ reason }) => reason)).toEqual(
        Array.from({ length: 2 }, () => 'laterImport'),
      );
      expect(await undo('r2')).toMatchObject({ deleted: 4, spared: [], failed: [] });
      expect(await stored('wix')).toEqual([]);
    });

    it.each([
      ['owner', OWNER, 'c1'],
      ['administrator', ADMIN, 'c2'],
    ] as const)('the record of a run that an %s cancels says so, once', async (_, actor, runId) => {
      const { plan, store, undo } = await importAs(actor);
      const provider = trackedDataProvider(harness.provider(), actor);
      const planned = await plan(read('wix', 'wix-v1'), 'wix');
      const { control, ...environment } = importEnvironment();
      const context: ImportContext = {
        ...{ runId, platform: 'wix', channel: 'csv', actor, settings: IMPORT_SETTINGS },
        ...{ ...CASA_FIO, session: '1', now: new Date() },
      };
      const start = { fileName: null, fileSize: null, fileHash: null, total: 2 };
      const outcome = await executeImport(planned, planned.length, {
        ...{ context, store, environment: { ...environment, control } },
        start: { ...start, unchanged: 0, failed: 0 },
        onProgress: control.cancel,
      });
      expect(outcome).toMatchObject({ status: 'cancelled', created: 2, untold: null });
      const stored = async () => (await provider.getOne('imports', { id: runId })).data;
      expect(await stored()).toMatchObject({ status: 'cancelled' });
      await undo(runId);
      const again = unlessEnded(runStatus(context, 'cancelled', store.newAuditId()));
      await expect(store.commit(again)).rejects.toMatchObject({ status: 409 });
      expect(await stored()).toMatchObject({ status: 'undone' });
      const gone = unlessEnded(
        runStatus({ ...context, runId: 'none' }, 'cancelled', store.newAuditId()),
      );
      await expect(store.commit(gone)).rejects.toMatchObject({ status: 404 });
    });

    it('what was undone and imported again is another record than the one that was read', async () => {
      const { run, stored, undo } = await importAs(OWNER);
      const wix = read('wix', 'wix-v3');
      await run(wix, 'wix', 'r7');
      const [before] = await stored('wix');
      const id = before?.id ?? '';
      await undo('r7');
      await run(wix, 'wix', 'r8');
      // The same id, and the same first version again.
      expect((await stored('wix')).find(one => one.id === id)?.version).toBe(before?.version);
      const provider = trackedDataProvider(harness.provider(), OWNER);
      const data = { brand: 'Mine' };
      await expect(
        provider.update('products', { id, data, previousData: before }),
      ).rejects.toMatchObject({ status: 409 });
      await expect(provider.delete('products', { id, previousData: before })).rejects.toMatchObject(
        { status: 409 },
      );
    });
  });
