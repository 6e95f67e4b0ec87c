import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  csv,
  MUG,
  press,
  setUpImportTests,
  showImport,
  TEA,
  upload,
} from '../../../tests/support/importPage.tsx';
import { makeWorkbook } from '../../../tests/support/makeWorkbook.ts';

setUpImportTests();

const nameShop = (value: string) => {
  const field = screen.getByRole('combobox', { name: 'Shop name' });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const leaveOut = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
const isSelected = async (name: string) => {
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
  return box.checked;
};
const finished = () => screen.findByRole('heading', { name: 'Import finished' });

it('keeps out what was left out when the shop gets another name, and takes it in again', async () => {
  const { services, session } = showImport();
  await upload(csv(TEA, MUG));
  await leaveOut('Tea');
  nameShop('another-shop');
  await waitFor(() => expect(session.state.get()).toMatchObject({ fits: true }));
  expect(session.state.get().settings.shop).toBe('another-shop');
  await screen.findByRole('button', { name: 'Import 1 product' });
  expect([await isSelected('Tea'), await isSelected('Mug')]).toEqual([false, true]);
  await leaveOut('Tea');
  await screen.findByRole('button', { name: 'Import 2 products' });
  await leaveOut('Tea');
  await press('Import 1 product');
  await finished();
  expect(services.memory.products().map(({ title }) => title)).toEqual(['Mug']);
});

it('keeps out a change that becomes a new product under another name of the shop', async () => {
  const { services } = showImport();
  await upload(csv(TEA, MUG));
  await press('Import 2 products');
  await finished();
  await press('Import more');
  await upload(csv(TEA.replace('4.50', '5.50'), MUG.replace('12.00', '13.00')));
  await screen.findByRole('button', { name: 'Changed 2' });
  await leaveOut('Tea');
  nameShop('another-shop');
  await screen.findByRole('button', { name: 'New 2' });
  expect([await isSelected('Tea'), await isSelected('Mug')]).toEqual([false, true]);
  await press('Import 1 product');
  await finished();
  expect(services.memory.products().map(({ title, price }) => [title, price])).toEqual(
    expect.arrayContaining([
      ['Mug', 1300],
      ['Mug', 1200],
      ['Tea', 450],
    ]),
  );
  expect(services.memory.products()).toHaveLength(3);
});

it('leaves one of two products of the same handle out where codes name them', async () => {
  const { services, session } = showImport();
  for (const [shop, row] of [
    ['first-shop', MUG],
    ['second-shop', MUG.replace('M-1', 'M-2')],
  ] as const) {
    await act(async () => session.changeSettings({ shop }));
    await upload(csv(row));
    await press('Import 1 product');
    await finished();
    await press('Import more');
  }
  await upload(new File(['Variant SKU,Variant Price\nM-1,13.00\nM-2,14.00\n'], 'prices.csv'));
  await screen.findByRole('button', { name: 'Import 2 products' });
  const boxes = await screen.findAllByRole('checkbox', { name: 'Select mug' });
  await userEvent.click(boxes[0] ?? document.body);
  await press('Import 1 product');
  await finished();
  const bySku = services.memory.products().map(({ sku, price }) => [sku, price]);
  expect(bySku.toSorted()).toEqual([
    ['M-1', 1200],
    ['M-2', 1400],
  ]);
});

it('keeps out what was left out when another column is the handle', async () => {
  const { services, session } = showImport();
  await upload(csv(TEA, MUG));
  await leaveOut('Tea');
  await act(async () => session.nameColumns({ 'Variant SKU': 'handle' }));
  await waitFor(() => expect(session.state.get().lines[0]?.mapped.source.handle).toBe('T-1'));
  await screen.findByRole('button', { name: 'Import 1 product' });
  expect([await isSelected('Tea'), await isSelected('Mug')]).toEqual([false, true]);
  await act(async () => session.nameColumns({}));
  await waitFor(() => expect(session.state.get().lines[0]?.mapped.source.handle).toBe('tea'));
  expect([await isSelected('Tea'), await isSelected('Mug')]).toEqual([false, true]);
  await press('Import 1 product');
  await finished();
  expect(services.memory.products().map(({ title }) => title)).toEqual(['Mug']);
});

it('keeps nothing out of another sheet, whose rows are other products', async () => {
  const { session } = showImport();
  const head = ['Handle', 'Title', 'Variant Price'];
  const bytes = makeWorkbook([
    { name: 'Tea', rows: [head, ['tea', 'Tea', '4.50'], ['cup', 'Cup', '2.00']] },
    { name: 'Mugs', rows: [head, ['mug', 'Mug', '12.00']] },
  ]);
  await upload(new File([new Uint8Array(bytes)], 'shop.xlsx'));
  await leaveOut('Tea');
  await screen.findByRole('button', { name: 'Import 1 product' });
  await act(async () => session.changeFormat('shop.xlsx', { sheet: 'Mugs' }));
  expect(await isSelected('Mug')).toBe(true);
});
