import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitBatches } from '@/domain/import/run/commitBatches.ts';
import { undoEntries, undoJob, undoStep } from '@/domain/import/run/undoImport.ts';
import { emptyUndoReport } from '@/domain/import/run/undoReport.ts';
import { suggestedChoices } from '@/domain/merge/mergeChoices.ts';
import { mergeWrites } from '@/domain/merge/planMerge.ts';
import { importChunkSchema } from '@/domain/schemas/importRun.ts';
import type { ProductImage } from '@/domain/schemas/product.ts';
import { contextOf, importAll, plan, readFixture, readText, SETTINGS } from './importing.ts';
import {
  type Faults,
  httpError,
  type MemoryStore,
  memoryStore,
  surroundings,
} from './memoryStore.ts';
import { manyProducts, shopifyText } from './shopifyText.ts';

const read = (rows: Parameters<typeof shopifyText>[0]) =>
  readText('shopify', shopifyText(rows)).products;
const context = (runId = 'run1', more = {}) => contextOf('shopify', SETTINGS, { runId, ...more });

const undo = async (memory: MemoryStore, runId: string) => {
  const chunks = memory
    .inCollection(`imports/${runId}/chunks`)
    .map(chunk => importChunkSchema.parse(chunk));
  const report = emptyUndoReport();
  const items = undoEntries(chunks).flatMap(entry => {
    const record = memory.products().find(({ id }) => id === entry.id) ?? null;
    return undoStep(entry, record, context(runId), report) ?? [];
  });
  const job = undoJob(context(runId), report, memory.store);
  await commitBatches(items, job, { ...surroundings(), commit: memory.store.commit });
  return report;
};

const content = (memory: MemoryStore) =>
  memory
    .products()
    .map(({ version: _v, updatedAt: _at, updatedBy: _by, auditId: _id, ...rest }) => rest);

describe('importing again', () => {
  it('writes exactly the one product whose price changed', async () => {
    const memory = memoryStore();
    const rows = manyProducts(30);
    await importAll(read(rows), memory, context());
    const changed = rows.map((row, index) => (index === 7 ? { ...row, price: '11.00' } : row));
    const outcome = await importAll(read(changed), memory, context('run2'));
    expect(outcome).toMatchObject({ updated: 1, created: 0 });
    expect(memory.products().filter(({ version }) => version > 1)).toMatchObject([
      { title: 'Product 7', price: 1100 },
    ]);
  });

  it('keeps what was edited here, and says so', async () => {
    const memory = memoryStore();
    await importAll(read([{ handle: 'a', title: 'A' }]), memory, context());
    const [a] = memory.products();
    memory.edit(`products/${a?.id}`, { title: 'My A' });
    const next = read([{ handle: 'a', title: 'A!', price: '12.00' }]);
    const [planned] = await plan(next, memory);
    expect(planned).toMatchObject({
      state: 'changed',
      changes: [{ field: 'price', from: 1000, to: 1200 }],
      kept: [{ field: 'title', from: 'My A', to: 'A!' }],
    });
    await importAll(next, memory, context('run2'));
    expect(memory.products()).toMatchObject([{ title: 'My A', price: 1200 }]);
    expect(await importAll(next, memory, context('run3'))).toBeNull();
    const overwriting = { ...context('run4'), settings: { ...SETTINGS, overwrite: true } };
    await importAll(next, memory, overwriting);
    expect(memory.products()).toMatchObject([{ title: 'A!', price: 1200 }]);
  });

  it('takes a cost that was edited in the private details for an edit', async () => {
    const memory = memoryStore();
    await importAll(readFixture('shopify', 'shopify-legacy'), memory, context());
    const shirt = memory.products().find(({ title }) => title === 'Linen Shirt');
    memory.edit(`products/${shirt?.id}/private/biz`, { cost: 1, variantCosts: null });
    const [first] = shirt?.variants ?? [];
    const dearer = readFixture('shopify', 'shopify-legacy').map(source => ({
      ...source,
      variants: source.variants.map(variant => ({ ...variant, cost: variant.cost && '21' })),
    }));
    const [planned] = await plan(dearer, memory);
    expect(planned).toMatchObject({
      state: 'unchanged',
      kept: [
        { field: 'cost', from: 1, to: null },
        { field: 'variantCosts', from: null, to: { [first?.id ?? '']: 2100 } },
      ],
    });
  });

  it('meets a product again by its external id when its handle changed', async () => {
    const memory = memoryStore();
    const [source] = read([{ handle: 'old', title: 'A' }]);
    if (!source) throw new Error('no product');
    await importAll([{ ...source, externalId: 'gid://1' }], memory, context());
    const moved = { ...source, handle: 'new', externalId: 'gid://1', title: 'B' };
    await importAll([moved], memory, context('run2'));
    expect(memory.products()).toMatchObject([{ title: 'B', source: { handle: 'new' } }]);
  });

  it('leaves alone what was merged into another product', async () => {
    const memory = memoryStore();
    await importAll(read([{ handle: 'a', title: 'A' }]), memory, context());
    memory.edit(`products/${memory.products()[0]?.id}`, { mergedInto: 'x', status: 'archived' });
    const [planned] = await plan(read([{ handle: 'a', title: 'B' }]), memory);
    expect(planned?.state).toBe('unchanged');
    expect(planned?.issues.map(({ code }) => code)).toContain('mergedAway');
  });

  it('never makes again what a merge has joined, and keeps what the merge made of the other', async () => {
    const memory = memoryStore();
    const rows = [
      { handle: 'a', title: 'A', sku: 'A-1' },
      { handle: 'b', title: 'B', body: '<p>Longer words about B</p>' },
    ];
    await importAll(read(rows), memory, context());
    const [survivor, other] = ['A', 'B'].map(title =>
      memory.products().find(product => product.title === title),
    );
    if (!survivor || !other) throw new Error('no products');
    const input = { survivor, others: [other], reports: [], giveaways: [] };
    const choices = suggestedChoices(survivor, [other]);
    let ids = 0;
    await memory.store.commit(
      mergeWrites(
        { ...input, choices },
        {
          actor: { uid: 'admin', email: 'admin@shop.example', role: 'superAdmin' },
          now: new Date(),
          newId: () => `merge${ids++}`,
        },
      ),
    );
    const merged = memory.products();
    const planned = await plan(read(rows), memory);
    expect(planned.map(({ state }) => state)).toEqual(['unchanged', 'unchanged']);
    const dearer = rows.map(row => ({ ...row, price: '99.00' }));
    const outcome = await importAll(read(dearer), memory, context('run2'));
    expect(outcome).toMatchObject({ created: 0, updated: 1 });
    const after = memory.products();
    expect(after).toHaveLength(2);
    expect(after.find(({ id }) => id === other.id)).toEqual(
      merged.find(({ id }) => id === other.id),
    );
    expect(after.find(({ id }) => id === survivor.id)?.price).toBe(9900);
  });

  it('tells the audit trail when an administrator imports, and only then', async () => {
    const memory = memoryStore();
    const actor = { uid: 'admin', email: 'admin@shop.example', role: 'superAdmin' as const };
    await importAll(read(manyProducts(3)), memory, context('run1', { actor }));
    const entry = memory.inCollection('audit').find(({ resource }) => resource === 'products');
    expect(entry).toMatchObject({ actorId: 'admin', businessId: 'biz', source: 'import' });
    for (const product of memory.products()) expect(product.auditId).toBe(entry?.id);
  });

  it('is the same for any catalogue, any order of rows and any cut: no row is lost or doubled', async () => {
    const row = fc.record({
      handle: fc.stringMatching(/^[a-z]{1,3}$/),
      title: fc
        .string({ minLength: 1, maxLength: 20 })
        .filter(t => t.trim() !== '' && !/^['\s]/.test(t)),
      price: fc.integer({ min: 0, max: 10 ** 7 }).map(minor => (minor / 100).toFixed(2)),
      options: fc.uniqueArray(fc.stringMatching(/^[A-Z]{1,2}$/), { maxLength: 4 }),
    });
    const catalogue = fc.uniqueArray(row, { selector: ({ handle }) => handle, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(catalogue, fc.nat(), async (rows, cut) => {
        const memory = memoryStore();
        const [head = '', ...lines] = shopifyText(rows).split(/\n(?=[a-z]+,)/);
        const at = lines.length === 0 ? 0 : cut % lines.length;
        const halves = [lines.slice(0, at), lines.slice(at)].map(part =>
          [head, ...part].join('\n'),
        );
        const split = readText('shopify', ...halves).products;
        expect(split.map(p => [p.handle, p.variants.length])).toEqual(
          rows.map(({ handle, options }) => [handle, Math.max(1, options.length)]),
        );
        await importAll(split, memory, context());
        expect(memory.products()).toHaveLength(rows.length);
        for (const { handle, price } of rows) {
          const stored = memory.products().find(({ source }) => source?.handle === handle);
          expect(((stored?.price ?? -1) / 100).toFixed(2)).toBe(price);
        }
        expect(await importAll(read(rows), memory, context('run2'))).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});

describe('undo', () => {
  it('of a first import leaves nothing but the run', async () => {
    const memory = memoryStore();
    await importAll(readFixture('shopify', 'shopify-legacy'), memory, context());
    expect(await undo(memory, 'run1')).toMatchObject({ deleted: 2, spared: [], failed: [] });
    expect(memory.products()).toEqual([]);
    expect([...memory.all().keys()].filter(path => path.includes('private'))).toEqual([]);
  });

  it('of a second import counts the pieces as before it', async () => {
    const memory = memoryStore();
    const counted = (pieces: number) =>
      readFixture('shopify', 'shopify-legacy').map(source => ({
        ...source,
        variants: source.variants.map(variant => ({
          ...variant,
          stock: { tracked: true, quantity: pieces, inStock: true, oversell: false },
        })),
      }));
    const totals = () => memory.products().map(({ stockTotal }) => stockTotal);
    await importAll(counted(4), memory, context());
    const before = totals();
    expect(before.every(total => Number(total) >= 4)).toBe(true);
    await importAll(counted(9), memory, context('run2'));
    expect(totals()).toEqual(before.map(total => (Number(total) / 4) * 9));
    await undo(memory, 'run2');
    expect(totals()).toEqual(before);
  });

  it('of a second import restores what the first one wrote', async () => {
    const memory = memoryStore();
    await importAll(readFixture('shopify', 'shopify-legacy'), memory, context());
    const before = content(memory);
    const changed = readFixture('shopify', 'shopify-legacy').map(source => ({
      ...source,
      title: `${source.title} 2`,
      variants: source.variants.map(variant => ({ ...variant, cost: '30' })),
    }));
    await importAll(changed, memory, context('run2'));
    expect(content(memory)).not.toEqual(before);
    expect(await undo(memory, 'run2')).toMatchObject({ restored: 2, spared: [] });
    expect(content(memory)).toEqual(before);
    const shirt = memory.products().find(({ title }) => title === 'Linen Shirt');
    expect(memory.get(`products/${shirt?.id}/private/biz`)).toMatchObject({
      cost: null,
      variantCosts: { [shirt?.variants[0]?.id ?? '']: 2000 },
    });
    expect(await undo(memory, 'run2')).toMatchObject({ restored: 0, spared: [], failed: [] });
  });

  describe('whose answers are lost', () => {
    /** Sixty products, undone in two commits; the second import changed ten of them. */
    const imported = async (faults: Faults) => {
      const memory = memoryStore(faults);
      const rows = manyProducts(60);
      const pictured = (all: typeof rows) =>
        read(all).map(source => ({
          ...source,
          images: [{ url: `https://shop.example/${source.handle}.jpg`, alt: '' }],
        }));
      await importAll(pictured(rows), memory, context());
      for (const { id, images } of memory.products())
        memory.edit(`products/${id}`, { images: images.map(image => copied(id, image)) });
      const dearer = rows.map((row, index) => (index < 10 ? { ...row, price: '11.00' } : row));
      await importAll(pictured(dearer), memory, context('run2'));
      return memory;
    };
    const copied = (product: string, image: ProductImage): ProductImage => ({
      ...image,
      file: {
        ...{ bucket: 'b', name: 'a', fullPath: `business/biz/products/${product}/a`, size: 1 },
        ...{ timeCreated: '2026-11-20', updated: '2026-11-20' },
      },
    });
    const undoBoth = async (memory: MemoryStore) => [
      await undo(memory, 'run2'),
      await undo(memory, 'run1'),
    ];
    const COMMITS = 3;

    it.each([1, 2, 3])(
      'counts and leaves what an undisturbed one does: commit %i',
      async number => {
        const wanted = await imported({});
        const before = wanted.commits();
        const report = await undoBoth(wanted);
        expect(wanted.commits() - before).toBe(COMMITS);
        expect(report).toMatchObject([{ restored: 10 }, { deleted: 60, done: 0 }]);
        expect(report[1]?.files).toHaveLength(60);
        const disturbed = await imported({
          after: count => {
            if (count === before + number) throw httpError(503);
          },
        });
        expect(await undoBoth(disturbed)).toEqual(report);
        expect(content(disturbed)).toEqual(content(wanted));
      },
    );

    it('leaves to others what they took back or changed while there was no answer', async () => {
      let isTried = false;
      const memory = await imported({});
      await undo(memory, 'run2');
      const [gone, edited] = memory.products();
      const disturbed = memoryStore({
        before: () => {
          if (isTried) return;
          isTried = true;
          disturbed.all().delete(`products/${gone?.id}`);
          disturbed.edit(`products/${edited?.id}`, { brand: 'Mine' });
          throw httpError(503);
        },
      });
      for (const [path, record] of memory.all()) disturbed.all().set(path, record);
      expect(await undo(disturbed, 'run1')).toMatchObject({
        ...{ deleted: 58, done: 1, failed: [] },
        spared: [{ id: edited?.id, reason: 'edited' }],
      });
      expect(disturbed.products()).toMatchObject([{ id: edited?.id, brand: 'Mine' }]);
    });
  });

  it('spares what was edited or imported again since, and says so', async () => {
    const memory = memoryStore();
    const rows = manyProducts(3);
    await importAll(read(rows), memory, context());
    const dearer = rows.map((row, index) => (index === 1 ? { ...row, price: '11.00' } : row));
    await importAll(read(dearer), memory, context('run2'));
    const edited = memory.products().find(({ title }) => title === 'Product 2');
    memory.edit(`products/${edited?.id}`, { brand: 'Mine' });
    const report = await undo(memory, 'run1');
    expect(report).toMatchObject({ deleted: 1, failed: [] });
    expect(report.spared.map(({ title, reason }) => `${title} ${reason}`).sort()).toEqual([
      'Product 1 laterImport',
      'Product 2 edited',
    ]);
    expect(memory.products()).toHaveLength(2);
  });
});
