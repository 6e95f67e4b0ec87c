import { onlineManager, QueryClient } from '@tanstack/react-query';
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
import { PERMISSIONS } from '@/domain/access/permissions.ts';
import type { Product, ProductDetails } from '@/domain/schemas/product.ts';
import { english } from '@/i18n/en/index.ts';
import type { MutationMeta } from '@/providers/trackedDataProvider.ts';
import {
  gridDetails,
  gridProduct,
  gridProductWithVariants,
} from '../../../../tests/support/gridProducts.ts';
import { GridEditor } from './GridEditor.tsx';

const { services, view, auth } = vi.hoisted(() => ({
  services: { current: {} },
  view: { from: 0, to: 5 },
  auth: { uid: 'owner', email: 'owner@shop.example', role: 'owner' },
}));
vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => services.current }));
vi.mock('@/providers/AuthContext.tsx', () => ({ useAuth: () => ({ actor: auth }) }));
// jsdom gives nothing a size: here is a part of the rows in view.
vi.mock('@tanstack/react-virtual', () => ({
  defaultRangeExtractor: () => [],
  useVirtualizer: ({ count }: { count: number }) => ({
    getVirtualItems: () =>
      Array.from({ length: count }, (_, index) => ({ index })).slice(view.from, view.to),
    getTotalSize: () => 0,
  }),
}));

type Params = { ids: string[]; meta: { parent: string } };
const i18nProvider = polyglotI18nProvider(() => english, 'en');
const stored = new Map<string, ProductDetails>();
const getMany = vi.fn(async (_: string, { meta }: Params) => {
  const details = stored.get(meta.parent);
  return { data: details ? [details] : [] };
});
const getOne = vi.fn();
const update =
  vi.fn<
    (
      resource: string,
      params: UpdateParams & { meta: MutationMeta },
    ) => Promise<{ data: Partial<Product> }>
  >();
const PRODUCTS = Array.from({ length: 40 }, (_, at) => gridProduct(`p${at}`));

const Said = () => {
  const { notifications } = useNotificationContext();
  return <div role="log">{notifications.map(({ message }) => message).join('|')}</div>;
};
const tree = (products: readonly Product[], columns: readonly string[] | null) => (
  <CoreAdminContext
    i18nProvider={i18nProvider}
    store={memoryStore(columns ? { 'products.grid.columns': columns } : {})}
    queryClient={
      new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
    }
  >
    <GridEditor products={products} capped={false} />
    <Said />
  </CoreAdminContext>
);
const show = (products: readonly Product[] = PRODUCTS) =>
  render(tree(products, ['title', 'price', 'cost']));
const grid = () => screen.getByRole('grid');
const cellAt = (row: number) => grid().querySelector(`[data-row="${row}"][data-column="2"]`);
const cost = (row: number) => cellAt(row)?.querySelector('.text')?.textContent;
const press = (key: string, more: object = {}) => fireEvent.keyDown(grid(), { key, ...more });
const type = (text: string, end = 'Enter') => {
  press(text.charAt(0));
  const field = grid().querySelector('.editor');
  if (!field) throw new Error('No cell is edited');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: end });
};
const toCost = () => {
  press('ArrowRight');
  press('ArrowRight');
};
const pasteText = (text: string) => {
  grid().focus();
  fireEvent.paste(document, { clipboardData: { getData: () => text } });
};
const clipboard = (value: object | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
const asked = () => getMany.mock.calls.map(([, { meta }]) => meta.parent);

beforeEach(() => {
  // Not after a test: what it shows reads on until it is taken away.
  vi.clearAllMocks();
  localStorage.clear();
  stored.clear();
  Object.assign(view, { from: 0, to: 5 });
  Object.assign(auth, { uid: 'owner', role: 'owner' });
  services.current = { dataProvider: { update, getOne, getMany } };
  for (const { id } of PRODUCTS) stored.set(id, gridDetails({ cost: 450 }));
  update.mockImplementation(async (_, { data, previousData }) => ({
    data: { ...previousData, ...data, version: (previousData?.version ?? 0) + 1 },
  }));
});
afterEach(() => onlineManager.setOnline(true));

describe('reading costs', () => {
  it('reads nothing while their column is hidden', async () => {
    render(tree(PRODUCTS, null));
    expect(screen.queryByRole('columnheader', { name: 'Cost' })).toBeNull();
    await new Promise(resolve => setTimeout(resolve, 400));
    expect(getMany).not.toHaveBeenCalled();
  });

  it('reads those of the rows that are drawn, each once, and no row that is scrolled past', async () => {
    show();
    expect(cost(0)).toBe('Loading…');
    expect(cellAt(0)?.getAttribute('aria-readonly')).toBe('true');
    await waitFor(() => expect(cost(4)).toBe('4.50'));
    expect(asked()).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
    expect(cellAt(0)?.getAttribute('aria-readonly')).toBe('false');
    const scroll = (from: number) => {
      Object.assign(view, { from, to: from + 5 });
      press('ArrowDown');
    };
    scroll(10);
    scroll(20);
    scroll(30);
    await waitFor(() => expect(cost(34)).toBe('4.50'));
    expect(asked().slice(5)).toEqual(['p30', 'p31', 'p32', 'p33', 'p34']);
    scroll(0);
    await new Promise(resolve => setTimeout(resolve, 400));
    expect(asked()).toHaveLength(10);
  });

  it('is a read for a product, however many of its variants are drawn', async () => {
    const shirt = gridProductWithVariants('q');
    stored.set('q', gridDetails({ cost: 450, variantCosts: { s: 300 } }));
    show([shirt]);
    await waitFor(() => expect([0, 1, 2].map(cost)).toEqual(['4.50', '3.00', '']));
    expect(asked()).toEqual(['q']);
  });

  it('says what could not be read, is not typed into, and tries again', async () => {
    getMany.mockRejectedValueOnce(new HttpError('permission-denied', 403));
    show([gridProduct('p0')]);
    await waitFor(() => expect(cost(0)).toBe('Not read'));
    toCost();
    press('5');
    expect(grid().querySelector('.editor')).toBeNull();
    screen.getByText(/not allowed|may not|permission/i);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cost(0)).toBe('4.50'));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says offline that they are not read, and reads them once back', async () => {
    onlineManager.setOnline(false);
    show();
    await waitFor(() => expect([0, 4].map(cost)).toEqual(['Not read', 'Not read']));
    toCost();
    await screen.findByText(/cannot be reached/);
    expect(getMany).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    await waitFor(() => expect([0, 4].map(cost)).toEqual(['4.50', '4.50']));
    expect(asked()).toHaveLength(5);
    expect(screen.queryByText(/cannot be reached/)).toBeNull();
  });

  it('says so of those, too, that were asked for when the network went', async () => {
    let answer = () => {};
    getMany.mockImplementationOnce(async () => {
      await new Promise<void>(resolve => {
        answer = resolve;
      });
      return { data: [gridDetails({ cost: 450 })] };
    });
    show([gridProduct('p0')]);
    await waitFor(() => expect(asked()).toEqual(['p0']));
    expect(cost(0)).toBe('Loading…');
    onlineManager.setOnline(false);
    await waitFor(() => expect(cost(0)).toBe('Not read'));
    answer();
    onlineManager.setOnline(true);
    await waitFor(() => expect(cost(0)).toBe('4.50'));
    expect(asked()).toEqual(['p0']);
  });

  it('is no column for who may not read the private part', async () => {
    const { owner } = PERMISSIONS;
    const { get, ...others } = owner.productDetails;
    owner.productDetails = others;
    show();
    expect(screen.queryByRole('columnheader', { name: 'Cost' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('checkbox', { name: 'Barcode' });
    expect(screen.queryByRole('checkbox', { name: 'Cost' })).toBeNull();
    owner.productDetails = { ...others, get };
  });
});

describe('changing costs', () => {
  it('types, undoes, redoes, and says what is wrong in the currency of the row', async () => {
    show([gridProduct('p0', { currency: 'JPY' }), gridProduct('p1')]);
    await waitFor(() => expect(cost(1)).toBe('4.50'));
    expect(cellAt(0)?.textContent).toBe('JPY450');
    toCost();
    type('5,5');
    expect(cost(0)).toBe('5.5');
    await waitFor(() => expect(cellAt(0)?.getAttribute('aria-invalid')).toBe('true'));
    type('5,5');
    expect(cost(1)).toBe('5.50');
    expect(cellAt(1)?.getAttribute('aria-invalid')).toBeNull();
    press('z', { ctrlKey: true });
    expect(cost(1)).toBe('4.50');
    press('y', { ctrlKey: true });
    expect(cost(1)).toBe('5.50');
  });

  it('saves a cost and a price in one commit, with the versions that were read', async () => {
    show([gridProduct('p0')]);
    await waitFor(() => expect(cost(0)).toBe('4.50'));
    press('ArrowRight');
    type('30', 'Tab');
    type('5');
    press('s', { ctrlKey: true });
    await screen.findByRole('button', { name: 'Save 0 cells' });
    expect(update).toHaveBeenCalledTimes(1);
    const params = update.mock.calls[0]?.[1];
    expect(params).toMatchObject({ id: 'p0', data: { price: 3000 } });
    expect(params?.previousData).not.toHaveProperty('details');
    expect(params?.meta).toMatchObject({
      source: 'bulk',
      action: 'update',
      detailChanges: [{ field: 'cost', from: 450, to: 500 }],
    });
    expect(params?.meta.alongside?.('entry')).toEqual([
      {
        ...{ type: 'update', collection: 'products/p0/private', id: 'owner' },
        data: expect.objectContaining({ cost: 500, version: 2 }),
        precondition: { version: 1, fields: { cost: 450, variantCosts: null } },
      },
    ]);
    expect(cost(0)).toBe('5.00');
    // What was saved is what the next save is over.
    type('6');
    press('s', { ctrlKey: true });
    await screen.findByRole('button', { name: 'Save 0 cells' });
    expect(update.mock.calls[1]?.[1].meta.alongside?.('entry')).toMatchObject([
      { precondition: { version: 2, fields: { cost: 500 } } },
    ]);
    expect(asked()).toEqual(['p0']);
  });

  it('lets a cost that somebody else changed wait for a choice, and saves the price', async () => {
    update.mockRejectedValueOnce(new HttpError('conflict', 409));
    const theirs = { ...gridProduct('p0'), version: 2 };
    getOne.mockImplementation(async (resource: string) => ({
      data: resource === 'products' ? theirs : gridDetails({ cost: 475, version: 2 }),
    }));
    show([gridProduct('p0')]);
    await waitFor(() => expect(cost(0)).toBe('4.50'));
    press('ArrowRight');
    type('30', 'Tab');
    type('5');
    press('s', { ctrlKey: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Compare and choose' }));
    const dialog = await screen.findByRole('dialog');
    for (const amount of ['4.50', '4.75', '5.00']) expect(dialog.textContent).toContain(amount);
    expect(update.mock.calls.at(-1)?.[1]).toMatchObject({
      data: { price: 3000 },
      previousData: { version: 2 },
    });
    expect(update.mock.calls.at(-1)?.[1].meta.alongside).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: 'Take the choice' }));
    press('s', { ctrlKey: true });
    await screen.findByRole('button', { name: 'Save 0 cells' });
    expect(update.mock.calls.at(-1)?.[1].meta.alongside?.('entry')).toMatchObject([
      { data: { cost: 500, version: 3 }, precondition: { version: 2 } },
    ]);
  });

  it('offers a cost that was not saved after the page was left, and reads it even if hidden', async () => {
    const { unmount } = show();
    await waitFor(() => expect(cost(0)).toBe('4.50'));
    toCost();
    type('5');
    unmount();
    getMany.mockClear();
    stored.set('p0', gridDetails({ cost: 475, version: 2 }));
    render(tree(PRODUCTS, null));
    fireEvent.click(screen.getByRole('button', { name: 'Restore them' }));
    await waitFor(() => expect(asked()).toEqual(['p0']));
    await screen.findByText(/Somebody else changed 1 of them/);
  });
});

describe('what is out of view', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => at);

  it('is read before a block is pasted over it', async () => {
    show();
    await waitFor(() => expect(cost(4)).toBe('4.50'));
    toCost();
    pasteText(rows(30).map(String).join('\n'));
    await screen.findByText(/The costs of 25 products are read first/);
    await screen.findByText(/30 cells pasted/);
    expect(asked().sort()).toEqual(
      rows(30)
        .map(at => `p${at}`)
        .sort(),
    );
    screen.getByRole('button', { name: 'Save 30 cells' });
    press('z', { ctrlKey: true });
    screen.getByRole('button', { name: 'Save 0 cells' });
  });

  it('is not pasted over where it cannot be read', async () => {
    show();
    await waitFor(() => expect(cost(4)).toBe('4.50'));
    getMany.mockRejectedValueOnce(new HttpError('unavailable', 503));
    toCost();
    pasteText(rows(8).map(String).join('\n'));
    await waitFor(() =>
      expect(screen.getByRole('log').textContent).toBe('products.grid.costsNotRead'),
    );
    screen.getByRole('button', { name: 'Save 0 cells' });
  });

  it('is not waited for offline', async () => {
    show();
    await waitFor(() => expect(cost(4)).toBe('4.50'));
    onlineManager.setOnline(false);
    toCost();
    pasteText(rows(8).map(String).join('\n'));
    await waitFor(() =>
      expect(screen.getByRole('log').textContent).toBe('products.grid.costsNotRead'),
    );
    screen.getByRole('button', { name: 'Save 0 cells' });
  });

  it('is copied as it is stored, and emptied', async () => {
    const setData = vi.fn();
    const writeText = vi.fn(async () => {});
    clipboard({ writeText });
    show(PRODUCTS.slice(0, 8));
    await waitFor(() => expect(cost(4)).toBe('4.50'));
    toCost();
    grid().focus();
    press('ArrowDown', { shiftKey: true });
    fireEvent.copy(document, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', '4.50\r\n4.50');
    press('ArrowDown', { shiftKey: true, ctrlKey: true });
    fireEvent.copy(document, { clipboardData: { setData } });
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(Array(8).fill('4.50').join('\r\n')));
    expect(setData).toHaveBeenCalledTimes(1);
    press('Delete');
    screen.getByRole('button', { name: 'Save 8 cells' });
  });

  it('is cut only once it is on the clipboard', async () => {
    clipboard(undefined);
    show(PRODUCTS.slice(0, 8));
    await waitFor(() => expect(cost(4)).toBe('4.50'));
    toCost();
    grid().focus();
    press('ArrowDown', { shiftKey: true, ctrlKey: true });
    const setData = vi.fn();
    fireEvent.cut(document, { clipboardData: { setData } });
    await waitFor(() =>
      expect(screen.getByRole('log').textContent).toBe('products.grid.copyAgain'),
    );
    screen.getByRole('button', { name: 'Save 0 cells' });
    fireEvent.cut(document, { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'Save 8 cells' });
  });

  it('is read before it is saved', async () => {
    const { unmount } = show();
    await waitFor(() => expect(cost(0)).toBe('4.50'));
    toCost();
    type('5');
    unmount();
    getMany.mockImplementationOnce(async () => {
      await new Promise(resolve => setTimeout(resolve, 300));
      return { data: [gridDetails({ cost: 450, version: 4 })] };
    });
    render(tree(PRODUCTS, null));
    fireEvent.click(screen.getByRole('button', { name: 'Restore them' }));
    press('s', { ctrlKey: true });
    await screen.findByRole('button', { name: 'Save 0 cells' });
    expect(update.mock.calls[0]?.[1].meta.alongside?.('entry')).toMatchObject([
      { data: { cost: 500, version: 5 } },
    ]);
  });
});
