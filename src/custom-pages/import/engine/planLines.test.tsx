import { describe, expect, it } from 'vitest';
import {
  contextOf,
  importAll,
  readText,
  SETTINGS,
} from '../../../../tests/unit/import/importing.ts';
import { memoryStore } from '../../../../tests/unit/import/memoryStore.ts';
import { alsoInFileOf } from './alsoInFile.ts';
import { planLines } from './planLines.ts';

const FILE = 'Handle,Title,Variant Price\ntea,Tea,4.50\nmug,Mug,12.00\nold,Old,1.00\n';

const planOf = async (text: string, alsoInFile: string[] = []) => {
  const memory = memoryStore();
  await importAll(readText('shopify', FILE).products, memory, contextOf('shopify'));
  return planLines({
    sources: readText('shopify', text).products,
    settings: SETTINGS,
    businessId: 'biz',
    existing: memory.products(),
    others: [],
    alsoInFile: new Set(alsoInFile),
    store: memory.store,
    signal: new AbortController().signal,
    progress: () => {},
  });
};

const titles = (products: readonly { title: string }[]) => products.map(({ title }) => title);

describe('planLines', () => {
  it('says what of the shop a file does not have', async () => {
    const { vanished } = await planOf('Handle,Title,Variant Price\ntea,Tea,4.50\nmug,Mug,13.00\n');
    expect(titles(vanished)).toEqual(['Old']);
  });

  it('says of a resumed run what its file does not have, not what the run does not write', async () => {
    const whole = await planOf('Handle,Title,Variant Price\ntea,Tea,4.50\nmug,Mug,13.00\n');
    const written = whole.lines.filter(({ state }) => state === 'changed');
    expect(written).toHaveLength(1);
    const rest = alsoInFileOf(whole.lines, written);
    const resumed = await planOf('Handle,Title,Variant Price\nmug,Mug,13.00\n', rest);
    expect(titles(resumed.vanished)).toEqual(['Old']);
  });

  it('says nothing of the other products where a file only changes some', async () => {
    const { lines, vanished } = await planOf('Handle,Variant Price\nmug,13.00\n');
    expect(lines).toMatchObject([{ state: 'changed', changes: [{ field: 'price', to: 1300 }] }]);
    expect(vanished).toEqual([]);
  });

  it('takes a renamed product for the one with its handle in another case, or its codes', async () => {
    const text = FILE.replace('tea,Tea', 'TEA,Tea').replace('old,Old', 'old-2,Old');
    const { lines, vanished } = await planOf(text);
    expect(lines.map(({ state, recognisedBy }) => [state, recognisedBy])).toEqual([
      ['changed', 'handle'],
      ['unchanged', undefined],
      ['new', undefined],
    ]);
    expect(lines[0]?.changes.map(({ field }) => field)).toEqual(['source']);
    expect(titles(vanished)).toEqual(['Old']);
  });

  it('reads the stored cost of a renamed product that may change', async () => {
    const file = 'Handle,Title,Variant SKU,Variant Price,Cost per item\n';
    const memory = memoryStore();
    const first = readText('shopify', `${file}cup,Cup,C-1,5.00,2.00\n`).products;
    await importAll(first, memory, contextOf('shopify'));
    const renamed = readText('shopify', `${file}cup-xl,Large cup,C-1,5.00,3.00\n`).products;
    const plan = (byCodes: boolean) =>
      planLines({
        sources: renamed,
        settings: { ...SETTINGS, byCodes },
        businessId: 'biz',
        existing: memory.products(),
        alsoInFile: new Set(),
        store: memory.store,
        signal: new AbortController().signal,
        progress: () => {},
      });
    expect((await plan(false)).lines).toMatchObject([{ state: 'new' }]);
    const { lines } = await plan(true);
    expect(lines).toMatchObject([{ state: 'changed', recognisedBy: 'sku' }]);
    expect(lines[0]?.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['title', 'Cup', 'Large cup'],
      ['cost', 200, 300],
      [
        'source',
        expect.objectContaining({ handle: 'cup' }),
        expect.objectContaining({ handle: 'cup-xl' }),
      ],
    ]);
  });
});
