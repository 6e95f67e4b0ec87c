import { expect, it } from 'vitest';
import { cellDraft, readCellDraft } from './cellDraft';
import type { Changes } from './changes.ts';

const changes: Changes = new Map([
  ['p', { price: { original: '1.00', mine: '2.00' } }],
  ['p/gid://shop/Variant:1', { sku: { original: '', mine: 'A' } }],
]);

it('reads back what it kept', () => {
  const kept = cellDraft(changes);
  expect(kept?.changes).toEqual({ 'p:price': '2.00', 'p/gid://shop/Variant:1:sku': 'A' });
  expect(kept && readCellDraft(kept)).toEqual(changes);
  expect(cellDraft(new Map())).toBeNull();
});

it('leaves out what does not fit', () => {
  const read = (original: unknown, mine: unknown) => readCellDraft({ original, changes: mine });
  expect(read({ 'p:price': '1', 'p:nothing': '1' }, { 'p:nothing': '2', price: '3' }).size).toBe(0);
  expect(read(null, { 'p:price': 3 }).size).toBe(0);
  expect(read({}, { 'p:price': '2' }).size).toBe(0);
});
