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
});
