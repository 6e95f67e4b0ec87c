import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { contextOf, importAll, plan, readFixture, readText } from './importing.ts';
import { memoryStore } from './memoryStore.ts';

const parsed = (name: string): string[][] =>
  Papa.parse<string[]>(
    readFileSync(`tests/fixtures/import/${name}.csv`, 'utf8').replace(/^\uFEFF/, ''),
    { skipEmptyLines: true },
  ).data;

const NEEDED = ['handleId', 'handle', 'fieldType', 'name'];

const headingsOf = (name: string) => (parsed(name)[0] ?? []).filter(h => !NEEDED.includes(h));

const keeping = (name: string, isKept: (heading: string) => boolean) => {
  const rows = parsed(name);
  const keep = (rows[0] ?? []).map(heading => NEEDED.includes(heading) || isKept(heading));
  return Papa.unparse(rows.map(row => row.filter((_, index) => keep[index])));
};

const changesWith = async (name: string, text: string) => {
  const memory = memoryStore();
  await importAll(readFixture('wix', name), memory, contextOf('wix'));
  const planned = await plan(readText('wix', text).products, memory);
  return planned
    .filter(({ existing }) => existing)
    .flatMap(({ changes, kept, mapped }) =>
      [...changes, ...kept].map(({ field }) => `${mapped.content.title}: ${field}`),
    );
};

describe.each(['wix-v1', 'wix-v3'])('a column that is not in a file of %s', name => {
  it.each(headingsOf(name))('changes nothing: %s', async heading => {
    const text = keeping(name, one => one !== heading);
    expect(await changesWith(name, text)).toEqual([]);
  });

  it.each([
    ['price'],
    ['inventory'],
    ['price', 'surcharge', 'discountMode', 'discountValue'],
    ['sku', 'inventory'],
  ])('changes nothing where only %s and the like are there', async (...kept) => {
    expect(
      await changesWith(
        name,
        keeping(name, one => kept.includes(one)),
      ),
    ).toEqual([]);
  });

  it('changes nothing without options, texts and pictures', async () => {
    const cut =
      /^(?:description|plainDescription|media|productImageUrl|collection|additional|modifier)/;
    expect(
      await changesWith(
        name,
        keeping(name, one => !cut.test(one)),
      ),
    ).toEqual([]);
  });
});
