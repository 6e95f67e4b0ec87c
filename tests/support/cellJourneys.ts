import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';
import { PATIENCE, press, type } from './pressing.ts';
import type { Unanswered } from './refusedJourneys.ts';
import { first, type Journey, titleOf } from './writeJourneys.ts';

const { common, products } = english;

/** An owner's product whose price, stock and status are its own, and not archived. */
const PRODUCT = first('products', ({ businessId, variants, options, mergedInto, status }) => {
  const isPlain = [variants, options].every(list => Array.isArray(list) && list.length === 0);
  return businessId === 'owner' && isPlain && !mergedInto && status === 'active';
});
const NAME = titleOf(PRODUCT);
const list = listAddress(paths.allProducts(), { q: NAME });
const labelOf = (cell: keyof typeof products.change) =>
  products.change[cell].replace('%{name}', NAME);

/** What is said beside a field of the list. */
const FIELD = {
  429: new RegExp(english.forms.failed.quota),
  503: new RegExp(english.forms.failed.unreachable),
};

const inList = (cell: 'price' | 'stock' | 'status', typed: string, value = typed): Journey => ({
  name: `the ${cell} in the list`,
  address: list,
  begin: async () => {
    await press(labelOf(cell));
    if (cell !== 'status') return type(labelOf(cell), value);
    const choice = await screen.findByRole('combobox', { name: labelOf(cell) }, PATIENCE);
    fireEvent.change(choice, { target: { value } });
  },
  save: common.save,
  typed,
  said: FIELD,
});

const grid = () => document.querySelector('[role=grid]');

/** What is typed into a cell of the grid. */
const CELL = 'A title of the grid';

const inGrid: Journey = {
  name: 'a cell of the grid',
  address: `${list}&grid=list`,
  begin: async () => {
    await waitFor(() => expect(grid()?.textContent).toContain(NAME), PATIENCE);
    const cells = grid();
    if (cells) fireEvent.keyDown(cells, { key: 'A' });
    const editor = cells?.querySelector('.editor');
    if (!editor) throw new Error('No cell is typed into');
    fireEvent.change(editor, { target: { value: CELL } });
    fireEvent.keyDown(editor, { key: 'Enter' });
  },
  save: /^Save \d+ cells?$/,
  kept: new RegExp(CELL),
  said: { 429: /1 was not reached and is as before/, 503: /No answer came for 1/ },
};

/** What an owner changes in cells, and what is said once it is done. */
export const CELLS: Unanswered[] = [
  [inList('price', '77.00'), /The price of “.*” was changed|77\.00/],
  [inList('stock', '123'), /The stock of “.*” was changed|123/],
  [inList('status', 'Archived', 'archived'), /The status of “.*” was changed|Archived/],
  [inGrid, /1 product saved|Save 0 cells/],
];
