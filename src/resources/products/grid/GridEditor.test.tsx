import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  HttpError,
  memoryStore,
  type UpdateParams,
  useNotificationContext,
} from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey } from '@/components/draft/draftStore.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { english } from '@/i18n/en/index.ts';
import { gridProduct, gridProductWithVariants } from '../../../../tests/support/gridProducts.ts';
import { GridEditor } from './GridEditor.tsx';

const { services, auth } = vi.hoisted(() => ({
  services: { current: {} },
  auth: { uid: 'owner', email: 'owner@shop.example', role: 'owner' },
}));
vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => services.current }));
vi.mock('@/providers/AuthContext.tsx', () => ({ useAuth: () => ({ actor: auth }) }));
// jsdom gives nothing a size, so that no row would be in view: here all of them are.
vi.mock('@tanstack/react-virtual', () => ({
  defaultRangeExtractor: () => [],
  useVirtualizer: ({ count }: { count: number }) => ({
    getVirtualItems: () => Array.from({ length: count }, (_, index) => ({ index })),
    getTotalSize: () => 0,
  }),
}));

const i18nProvider = polyglotI18nProvider(() => english, 'en');
const update = vi.fn<(resource: string, params: UpdateParams) => Promise<{ data: Product }>>();
const getOne = vi.fn<() => Promise<{ data: Product }>>();
const chair = gridProduct('p');
const shirt = gridProductWithVariants('q');

const Said = () => {
  const { notifications } = useNotificationContext();
  return <div role="log">{notifications.map(({ message }) => message).join('|')}</div>;
};

const show = (first = chair) =>
  render(
    <CoreAdminContext i18nProvider={i18nProvider} store={memoryStore()}>
      <GridEditor products={[first, shirt]} capped={false} />
      <Said />
    </CoreAdminContext>,
  );
const grid = () => screen.getByRole('grid');
const cell = (row: number, column: number) =>
  grid().querySelector(`[data-row="${row}"][data-column="${column}"] .text`)?.textContent;
const press = (key: string, more: object = {}) => fireEvent.keyDown(grid(), { key, ...more });
const type = (text: string, end = 'Enter') => {
  press(text.charAt(0));
  const field = grid().querySelector('.editor');
  if (!field) throw new Error('No cell is edited');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: end });
};
const PRICE = 2;
const BRAND = 8;

beforeEach(() => {
  localStorage.clear();
  auth.role = 'owner';
  services.current = { dataProvider: { update, getOne } };
  update.mockImplementation(async (_, { data, previousData }) => ({
    data: { ...chair, ...previousData, ...data, version: (previousData?.version ?? 0) + 1 },
  }));
});
afterEach(() => vi.resetAllMocks());

describe('GridEditor', () => {
  it('shows products with their variants, and names the active cell', () => {
    show();
    expect(grid().getAttribute('aria-rowcount')).toBe('5');
    expect([0, 1, 2, 3].map(row => cell(row, 0))).toEqual(['Chair p', 'Chair q', 'S', 'M']);
    press('ArrowDown');
    const active = grid().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toBe('Chair q');
  });

  it('says the currency of amounts where there are several, and always of the active one', () => {
    const { unmount } = show();
    const said = (row: number) =>
      grid().querySelector(`[data-row="${row}"][data-column="${PRICE}"]`)?.textContent;
    expect(said(0)).toBe('25.00');
    press('ArrowRight');
    press('ArrowRight');
    screen.getByText('Chair p · Price · EUR');
    unmount();
    show({ ...chair, currency: 'AUD' });
    expect([0, 1, 2].map(said)).toEqual(['AUD25.00', 'EUR25.00', '']);
    expect(cell(0, PRICE)).toBe('25.00');
  });

  it('says whose a product is to who sees several businesses, and lets nobody change it', () => {
    auth.role = 'superAdmin';
    show();
    screen.getByRole('columnheader', { name: 'Business' });
    press('ArrowRight');
    press('A');
    expect(grid().querySelector('.editor')).toBeNull();
    press('Delete');
    expect([0, 2].map(row => cell(row, 1))).toEqual(['Mill', '']);
    expect(screen.queryByRole('button', { name: /Save 1/ })).toBeNull();
  });

  it('moves by keys, types, undoes and redoes', () => {
    show();
    press('ArrowRight');
    press('ArrowRight');
    type('30');
    expect(cell(0, PRICE)).toBe('30.00');
    screen.getByRole('button', { name: 'Save 1 cell' });
    press('z', { ctrlKey: true });
    expect(cell(0, PRICE)).toBe('25.00');
    press('y', { ctrlKey: true });
    expect(cell(0, PRICE)).toBe('30.00');
    // Caps Lock, and Shift.
    press('Z', { ctrlKey: true });
    expect(cell(0, PRICE)).toBe('25.00');
    press('Z', { ctrlKey: true, shiftKey: true });
    expect(cell(0, PRICE)).toBe('30.00');
    press('F2');
    const field = grid().querySelector('.editor');
    if (field) fireEvent.keyDown(field, { key: 'Escape' });
    expect(cell(0, PRICE)).toBe('30.00');
  });

  it('suggests the names that a column holds, and takes any other', () => {
    render(
      <CoreAdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        <GridEditor products={[chair, { ...shirt, brand: 'Oakley' }]} capped={false} />
      </CoreAdminContext>,
    );
    for (let column = 0; column < BRAND; column += 1) press('ArrowRight');
    press('M');
    const field = grid().querySelector<HTMLInputElement>('.editor');
    expect([...(field?.list?.options ?? [])].map(({ value }) => value)).toEqual(['Oakley']);
    if (field) fireEvent.keyDown(field, { key: 'Escape' });
    type('Mill');
    expect(cell(0, BRAND)).toBe('Mill');
  });

  it.each([
    { key: 'a', ctrlKey: true },
    { key: 'a', metaKey: true },
    { key: 'A', ctrlKey: true },
  ])('selects all cells, not the text of the page: %o', ({ key, ...more }) => {
    show();
    press('ArrowDown');
    expect(press(key, more)).toBe(false);
    const cells = grid().querySelectorAll('[data-column]');
    expect(cells.length).toBeGreaterThan(8);
    expect(grid().querySelectorAll('[data-column][aria-selected=true]').length).toBe(cells.length);
  });

  it('sends changed fields alone, with the version that was read, and undoes afterwards', async () => {
    show();
    press('ArrowRight');
    press('ArrowRight');
    type('30');
    press('s', { ctrlKey: true });
    await screen.findByRole('button', { name: 'Save 0 cells' });
    expect(update).toHaveBeenCalledExactlyOnceWith('products', {
      id: 'p',
      data: { price: 3000 },
      previousData: chair,
      meta: { source: 'bulk', action: 'update' },
    });
    press('z', { ctrlKey: true });
    expect(cell(0, PRICE)).toBe('25.00');
    screen.getByRole('button', { name: 'Save 1 cell' });
  });

  it('keeps what cannot be saved, with its reason', async () => {
    show();
    press('ArrowRight');
    press('ArrowRight');
    type('thirty');
    press('s', { ctrlKey: true });
    await waitFor(() =>
      expect(grid().querySelector('[aria-invalid=true]')?.textContent).toMatch(/amount/i),
    );
    expect(update).not.toHaveBeenCalled();
  });

  it('lets one cell wait for a choice, and saves the others', async () => {
    update.mockRejectedValueOnce(new HttpError('conflict', 409));
    getOne.mockResolvedValue({ data: { ...chair, title: 'Theirs', version: 2 } });
    show();
    type('Mine', 'Tab');
    press('ArrowRight');
    type('30');
    press('s', { ctrlKey: true });
    await screen.findByRole('button', { name: 'Save 1 cell' });
    expect(update.mock.calls.at(-1)?.[1]).toMatchObject({ data: { price: 3000 } });
    // The rest of the product is saved: nobody is told that nothing was done.
    expect(screen.getByRole('log').textContent).toBe('products.grid.toChoose|1 product saved');
    const active = grid().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toContain('Mine');
    fireEvent.click(screen.getByRole('button', { name: 'Compare and choose' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Chair p');
    expect(dialog.textContent).toContain('Theirs');
    fireEvent.click(screen.getByRole('button', { name: 'Take the choice' }));
    expect(cell(0, 0)).toBe('Mine');
  });

  it('asks nothing where somebody else typed the same', async () => {
    update.mockRejectedValueOnce(new HttpError('conflict', 409));
    getOne.mockResolvedValue({ data: { ...chair, title: 'Same', version: 2 } });
    show();
    type('Same');
    press('s', { ctrlKey: true });
    await screen.findByRole('button', { name: 'Save 0 cells' });
    expect(screen.queryByRole('button', { name: 'Compare and choose' })).toBeNull();
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('offers what was not saved, after the page was left', async () => {
    const { unmount } = show();
    type('Left');
    unmount();
    expect(localStorage.getItem(draftKey('owner', 'products', 'grid'))).toContain('Left');
    show();
    expect(cell(0, 0)).toBe('Chair p');
    fireEvent.click(screen.getByRole('button', { name: 'Restore them' }));
    await waitFor(() => expect(cell(0, 0)).toBe('Left'));
  });

  it('asks whether more rows than are selected are pasted', async () => {
    show();
    press('ArrowRight');
    press('ArrowRight');
    press('ArrowDown', { shiftKey: true });
    grid().focus();
    fireEvent.paste(document, { clipboardData: { getData: () => '1\n2\n3' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Paste 2 rows only' }));
    expect([0, 1, 2].map(row => cell(row, PRICE))).toEqual(['1.00', '2.00', '']);
  });
});
