import { describe, expect, it } from 'vitest';
import { changeLines } from './changeLines';
import type { ChangeFormats } from './changeText.ts';

const words: ChangeFormats = {
  nothing: 'empty',
  yes: 'yes',
  no: 'no',
  items: count => `${count} items`,
  amount: minor => `${minor} minor`,
  money: (minor, currency) => `${(minor / 100).toFixed(2)} ${currency}`,
  weight: grams => `${grams} g`,
  number: value => String(value),
  date: value => value.toISOString().slice(0, 10),
  label: path => path,
  word: (_, text) => text,
  currency: 'USD',
};

const told = (field: string, from: unknown, to: unknown) =>
  changeLines([{ field, from, to }], words);
const values = (label: string, from: string, to: string) => ({
  ...{ label, kind: 'values', from: { text: from }, to: { text: to } },
});

describe('changeLines', () => {
  it('tells plain values from what to what', () => {
    expect(told('price', 12_100, null)).toEqual([values('price', '121.00 USD', 'empty')]);
  });

  it('tells lists as what was added and removed', () => {
    expect(told('tags', ['a', 'b'], ['b', 'c'])).toEqual([
      { label: 'tags', kind: 'list', added: ['c'], removed: ['a'] },
    ]);
  });

  it('tells what changed in an item of a list, by its name', () => {
    const variant = { id: 'v1', optionValues: { Size: 'S' }, price: 100, sku: 'A' };
    expect(told('variants', [variant], [{ ...variant, price: 200 }])).toEqual([
      values('variants · S · variants.price', '1.00 USD', '2.00 USD'),
    ]);
  });

  it('says that a picture changed where only its file did, and that the order did', () => {
    const [a, b] = [
      { id: 'a', alt: 'Front', url: 'x' },
      { id: 'b', alt: 'Back', url: 'y' },
    ];
    expect(told('images', [a, b], [b, { ...a, url: 'z' }])).toEqual([
      { label: 'images · Front', kind: 'changed' },
      { label: 'images', kind: 'moved' },
    ]);
  });

  it('tells only the parts that differ', () => {
    const stock = { tracked: true, quantity: 3 };
    expect(told('inventory', stock, { ...stock, quantity: 5 })).toEqual([
      values('inventory · inventory.quantity', '3', '5'),
    ]);
  });

  it('tells what appears as a whole in words, with its times, without who writes it', () => {
    const at = new Date('2026-03-01T00:00:00Z');
    expect(told('resolution', null, { at, by: 'admin', note: 'Fake', action: 'none' })).toEqual([
      values(
        'resolution',
        'empty',
        'resolution.at: 2026-03-01, resolution.note: Fake, resolution.action: none',
      ),
    ]);
  });

  it('names other records', () => {
    expect(told('mergedInto', null, 'p01711')).toMatchObject([
      { from: { text: 'empty' }, to: { resource: 'products', id: 'p01711' } },
    ]);
  });

  it('counts what is too much to name', () => {
    const [line] = told('tags', [], [...'abcdefghijklmnop']);
    expect(line).toMatchObject({ added: [...'abcdefgh', '+ 8 items'] });
  });

  it('says so where nothing of it is for people', () => {
    expect(told('source', { hash: 'a' }, { hash: 'b' })).toEqual([
      { label: 'source', kind: 'changed' },
    ]);
  });
});
