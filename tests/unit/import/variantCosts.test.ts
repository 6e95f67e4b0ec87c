import { describe, expect, it } from 'vitest';
import { commitBatches } from '@/domain/import/run/commitBatches.ts';
import { undoEntries, undoJob, undoStep } from '@/domain/import/run/undoImport.ts';
import { emptyUndoReport } from '@/domain/import/run/undoReport.ts';
import { updatesBySku } from '@/domain/import/updatesBySku.ts';
import { importChunkSchema } from '@/domain/schemas/importRun.ts';
import { contextOf, importAll, plan, readText, SETTINGS } from './importing.ts';
import { type MemoryStore, memoryStore, surroundings } from './memoryStore.ts';

const HEADINGS =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Cost per item\n';

type Row = readonly [size: string, cost: string];

const shopify = (...rows: readonly Row[]) =>
  HEADINGS +
  rows
    .map(([size, cost], index) => {
      const [title, option] = index === 0 ? ['Shirt', 'Size'] : ['', ''];
      return `shirt,${title},${option},${size},SKU-${size},20.00,${cost}\n`;
    })
    .join('');

const context = (runId: string) => contextOf('shopify', SETTINGS, { runId });

const bring = async (memory: MemoryStore, text: string, runId = 'run1') => {
  const sources = updatesBySku(readText('shopify', text).products, memory.products());
  const lines = await plan(sources, memory);
  await importAll(sources, memory, context(runId));
  return lines;
};

const part = (memory: MemoryStore) => {
  const [shirt] = memory.products();
  return memory.get(`products/${shirt?.id}/private/biz`);
};

/** What each size costs, as it is stored. */
const costs = (memory: MemoryStore) => {
  const [shirt] = memory.products();
  const details = part(memory);
  const own = new Map(Object.entries(details?.variantCosts ?? {}));
  return Object.fromEntries(
    (shirt?.variants ?? []).map(({ id, optionValues }) => [
      optionValues.Size,
      own.get(id) ?? details?.cost ?? null,
    ]),
  );
};

const stored = async (...rows: readonly Row[]) => {
  const memory = memoryStore();
  await bring(memory, shopify(...rows));
  return memory;
};

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
};

describe('costs of variants', () => {
  it('are kept one by one, in the private part alone', async () => {
    const memory = await stored(['S', '4.20'], ['M', '5.00'], ['L', '']);
    expect(costs(memory)).toEqual({ S: 420, M: 500, L: null });
    expect(JSON.stringify(memory.products())).not.toMatch(/420|"variantCosts"/);
  });

  it('cannot be guessed from what everybody may read of the product', async () => {
    const shownAfter = async (...prices: readonly string[]) => {
      const memory = memoryStore();
      for (const [run, cost] of prices.entries())
        await bring(memory, shopify(['S', cost], ['M', cost]), `run${run}`);
      expect(part(memory)?.cost).toBe(Number(prices.at(-1)) * 100);
      return memory.products();
    };
    expect(await shownAfter('5.00')).toEqual(await shownAfter('7.00'));
    expect(await shownAfter('5.00', '6.00')).toEqual(await shownAfter('5.00', '8.00'));
  });

  it('are known as imported by a hash that an older import left in the product', async () => {
    const memory = await stored(['S', '5.00'], ['M', '5.00']);
    const [shirt] = memory.products();
    const base = { ...shirt?.source?.base, cost: String(part(memory)?.costBase) };
    memory.edit(`products/${shirt?.id}`, { source: { ...shirt?.source, base } });
    memory.edit(`products/${shirt?.id}/private/biz`, { costBase: null });
    await bring(memory, shopify(['S', '6.00'], ['M', '6.00']), 'run2');
    expect(part(memory)).toMatchObject({ cost: 600, costBase: expect.any(String) });
    expect(memory.products()[0]?.source?.base).not.toHaveProperty('cost');
    await undo(memory, 'run2');
    expect(part(memory)).toMatchObject({ cost: 500, costBase: null });
    expect(memory.products()[0]?.source?.base).toEqual(base);
  });

  it('are one cost of the product where all are the same', async () => {
    const memory = await stored(['S', '5.00'], ['M', '5.00']);
    expect(part(memory)).toMatchObject({ cost: 500, variantCosts: null });
  });

  it('are those of their variants in another order, and with a choice more or less', async () => {
    const memory = await stored(['S', '4.20'], ['M', '5.00']);
    const [moved] = await bring(memory, shopify(['M', '5.00'], ['S', '4.20']), 'run2');
    const fields = moved?.changes.map(({ field }) => field) ?? [];
    expect(fields).toContain('variants');
    expect(fields.filter(field => /cost/i.test(field))).toEqual([]);
    expect(costs(memory)).toEqual({ M: 500, S: 420 });
    await bring(memory, shopify(['S', '4.20'], ['M', '5.00'], ['XL', '7.00']), 'run3');
    expect(costs(memory)).toEqual({ S: 420, M: 500, XL: 700 });
    await bring(memory, shopify(['XL', '7.00']), 'run4');
    expect(part(memory)).toMatchObject({ cost: 700, variantCosts: null });
  });

  it('stay with a choice that was renamed here', async () => {
    const memory = await stored(['S', '4.20'], ['M', '5.00']);
    const [shirt] = memory.products();
    const variants = shirt?.variants.map(variant => ({
      ...variant,
      optionValues: { Size: variant.optionValues.Size === 'S' ? 'Small' : 'Medium' },
    }));
    memory.edit(`products/${shirt?.id}`, { variants });
    await bring(memory, shopify(['S', '4.20'], ['M', '6.00']), 'run2');
    expect(costs(memory)).toEqual({ Small: 420, Medium: 600 });
  });

  it('change nothing when they come again', async () => {
    const memory = await stored(['S', '4.20'], ['M', '5.00'], ['L', '']);
    const lines = await bring(memory, shopify(['S', '4.20'], ['M', '5.00'], ['L', '']), 'run2');
    expect(lines).toMatchObject([{ state: 'unchanged', kept: [] }]);
  });

  it('take the place of the one cost that was all an import kept before', async () => {
    const memory = await stored(['S', '4.20'], ['M', '4.20']);
    const lines = await bring(memory, shopify(['S', '4.20'], ['M', '5.00']), 'run2');
    expect(lines[0]?.changes.map(({ field }) => field)).toEqual(['cost', 'variantCosts']);
    expect(costs(memory)).toEqual({ S: 420, M: 500 });
  });

  it('stay where somebody changed one of them here, and are told', async () => {
    const memory = await stored(['S', '4.20'], ['M', '5.00']);
    const [shirt] = memory.products();
    const [s, m] = shirt?.variants ?? [];
    const variantCosts = { [s?.id ?? '']: 999, [m?.id ?? '']: 500 };
    memory.edit(`products/${shirt?.id}/private/biz`, { variantCosts });
    const lines = await bring(memory, shopify(['S', '4.50'], ['M', '5.50']), 'run2');
    expect(lines).toMatchObject([{ state: 'unchanged', kept: [{ field: 'variantCosts' }] }]);
    expect(costs(memory)).toEqual({ S: 999, M: 500 });
  });

  it('are the same however they are written: one for all and another for one', async () => {
    const memory = await stored(['S', '4.20'], ['M', '5.00']);
    const [shirt] = memory.products();
    const m = shirt?.variants[1]?.id ?? '';
    memory.edit(`products/${shirt?.id}/private/biz`, { cost: 420, variantCosts: { [m]: 500 } });
    const lines = await bring(memory, shopify(['S', '4.20'], ['M', '5.00']), 'run2');
    expect(lines).toMatchObject([{ state: 'unchanged', kept: [] }]);
  });

  it('come back exactly when an import is undone', async () => {
    const memory = await stored(['S', '4.20'], ['M', '5.00']);
    const before = part(memory);
    await bring(memory, shopify(['S', '9.00'], ['M', '9.00']), 'run2');
    expect(part(memory)).toMatchObject({ cost: 900, variantCosts: null });
    await undo(memory, 'run2');
    const { version: _before, auditId: _entry, ...was } = before ?? { version: 0, auditId: null };
    expect(part(memory)).toMatchObject(was);
    expect(was).toMatchObject({ cost: null });
  });
});

describe('a file that tells only some costs', () => {
  it('keeps that of a cell nobody can read', async () => {
    const memory = await stored(['S', '4.20'], ['M', '5.00']);
    await bring(memory, shopify(['S', '4.50'], ['M', '#REF!']), 'run2');
    expect(costs(memory)).toEqual({ S: 450, M: 500 });
  });

  it('keeps all without a column for them', async () => {
    const memory = await stored(['S', '4.20'], ['M', '5.00']);
    const without = shopify(['S', ''], ['M', '']).replaceAll(/,[^,\n]*\n/g, '\n');
    const lines = await bring(memory, without.replaceAll('20.00', '21.00'), 'run2');
    expect(lines[0]?.changes.map(({ field }) => field)).not.toContain('variantCosts');
    expect(costs(memory)).toEqual({ S: 420, M: 500 });
  });

  it('changes those of the SKUs it names, and no other', async () => {
    const memory = await stored(['S', '4.20'], ['M', '5.00'], ['L', '6.00']);
    await bring(memory, 'Handle,SKU,Cost per item\nshirt,SKU-M,5.50\nshirt,SKU-L,\n', 'run2');
    expect(costs(memory)).toEqual({ S: 420, M: 550, L: 600 });
    await bring(memory, 'SKU,Cost per item\nSKU-S,1.00\n', 'run3');
    expect(costs(memory)).toEqual({ S: 100, M: 550, L: 600 });
  });

  it('empties a cell that the whole file has empty', async () => {
    const memory = await stored(['S', '4.20'], ['M', '5.00']);
    await bring(memory, shopify(['S', '4.20'], ['M', '']), 'run2');
    expect(costs(memory)).toEqual({ S: 420, M: null });
  });
});

it.each(['V1', 'V3'])('Wix has a cost for each variant, too (%s)', async catalogue => {
  const memory = memoryStore();
  const text =
    catalogue === 'V1'
      ? 'handleId,fieldType,name,price,surcharge,visible,cost,productOptionName1,productOptionType1,productOptionDescription1\n' +
        'p,Product,Shirt,20,,true,,Size,DROP_DOWN,S;M\np,Variant,,,0,true,4.20,,,S\np,Variant,,,1,true,5,,,M\n'
      : 'handle,fieldType,name,visible,price,cost,productOptionName1,productOptionType1,productOptionChoices1\n' +
        'p,PRODUCT,Shirt,TRUE,,,Size,TEXT_CHOICES,S;M\np,VARIANT,,TRUE,20,4.20,Size,TEXT_CHOICES,S\np,VARIANT,,TRUE,21,5,Size,TEXT_CHOICES,M\n';
  await importAll(readText('wix', text).products, memory, contextOf('wix'));
  expect(costs(memory)).toEqual({ S: 420, M: 500 });
});
