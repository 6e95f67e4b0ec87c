import 'fake-indexeddb/auto';
import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clear } from 'idb-keyval';
import { CoreAdminContext, memoryStore } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { searchStore } from '@/components/device/localStores.ts';
import { taskStore } from '@/components/progress/taskStore.ts';
import { picture, readyProduct } from '@/domain/channels/testProduct.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { english } from '@/i18n/en/index.ts';
import ChannelsPage from './ChannelsPage.tsx';

const stored = new Map<string, Product>();
const stream = vi.fn();
const getMany = vi.fn(async (_: string, { ids }: { ids: string[] }) => ({
  data: ids.flatMap(id => stored.get(id) ?? []),
}));

vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({
    dataProvider: { stream, getMany, count: async () => stored.size },
    files: { resolve: async (address: string) => address },
  }),
}));
vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({ actor: { uid: 'biz', role: 'owner', email: 'owner@shop.example' } }),
}));
vi.mock('./measurePictures.ts', () => ({
  measurePictures: async (urls: string[]) =>
    new Map(urls.slice(0, 1).map(url => [url, { width: 400, height: 300 }])),
}));
/** Stands for the bulk edit, which its own journeys cover: gives every product a brand, or takes it back. */
vi.mock('@/resources/products/bulk/index.ts', () => ({
  EditProductsDialog: (props: { ids: string[]; onApply: (ids: string[]) => void }) => {
    const queryClient = useQueryClient();
    const give = async (brand: string) => {
      props.onApply(props.ids);
      for (const id of props.ids) {
        const product = stored.get(id);
        if (product) stored.set(id, { ...product, brand });
      }
      await queryClient.invalidateQueries();
    };
    return (
      <div role="dialog" aria-label={props.ids.join()}>
        <button type="button" onClick={() => give('Cedar')}>
          Apply
        </button>
        <button type="button" onClick={() => give('')}>
          Undo
        </button>
      </div>
    );
  },
}));

const i18nProvider = polyglotI18nProvider(() => english, 'en', [], { allowMissing: true });

const put = (...products: Product[]) => {
  for (const product of products) stored.set(product.id, product);
};
const show = (address = '/channel-readiness') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <CoreAdminContext
        i18nProvider={i18nProvider}
        store={memoryStore()}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ChannelsPage />
      </CoreAdminContext>
    </MemoryRouter>,
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const check = async () => userEvent.click(await button('Check products'));

beforeEach(() => {
  stream.mockImplementation(async function* pages() {
    yield [...stored.values()];
  });
});
afterEach(async () => {
  await clear(searchStore());
  taskStore.clear();
  stored.clear();
  vi.clearAllMocks();
});

describe('ChannelsPage', () => {
  it('says of each rule what happens, how many products, and what was measured', async () => {
    put(
      readyProduct({ id: 'a', title: 'Lamp', images: [picture(400, 300)] }),
      readyProduct({ id: 'b', title: 'Chair', images: [picture()] }),
    );
    show();
    await check();
    await screen.findByText(/^1 more would be refused from/);
    const rule = await button(/500 × 500 pixels/);
    expect(rule.textContent).toMatch(/not met by 1 product, not known of 1/);
    expect(rule.textContent).toMatch(/Refused from Jan 31, 2027/);
    await userEvent.click(rule);
    const broken = screen.getByRole('list', { name: /500 pixels$/ });
    expect(within(broken).getByRole('listitem').textContent).toMatch(/400 × 300 pixels/);
    expect(within(broken).getByRole('link', { name: 'Lamp' }).getAttribute('href')).toBe(
      '/edit-product/a',
    );
    const unknown = screen.getByRole('list', { name: /Not known$/ });
    expect(within(unknown).getByRole('listitem').textContent).toMatch(
      /size of the picture not known/,
    );
    expect(screen.getByRole('link', { name: /^Source/ }).getAttribute('href')).toBe(
      'https://support.google.com/merchants/answer/6324350',
    );
  });

  it('measures pictures whose size is not stored; what cannot be loaded stays unknown', async () => {
    const at = (name: string) => [{ ...picture(), url: `https://shop.example/${name}.jpg` }];
    put(readyProduct({ id: 'a', images: at('a') }), readyProduct({ id: 'b', images: at('b') }));
    show();
    await check();
    const rule = await button(/500 × 500 pixels/);
    expect(rule.textContent).toMatch(/Jan 31, 2027.*pixelsnot known of 2/);
    await userEvent.click(rule);
    await userEvent.click(await button('Measure 2 pictures'));
    await waitFor(() => expect(rule.textContent).toMatch(/not met by 1 product, not known of 1/));
    await button('Measure 1 picture');
    screen.getByText('400 × 300 pixels');
    expect(taskStore.snapshot().at(-1)?.note).toMatch(/^1 picture could not be loaded/);
    expect(stream).toHaveBeenCalledTimes(1);
  });

  it('has what was found, and what was measured, after a reload', async () => {
    put(readyProduct({ images: [{ ...picture(), url: 'https://shop.example/a.jpg' }] }));
    const before = show();
    await check();
    await userEvent.click(await button(/500 × 500 pixels/));
    await userEvent.click(await button('Measure 1 picture'));
    await screen.findByText('400 × 300 pixels');
    before.unmount();
    show();
    expect((await button(/500 × 500 pixels/)).textContent).toMatch(/not met by 1 product$/);
    expect(stream).toHaveBeenCalledTimes(1);
  });

  it('opens the channel that the address names', async () => {
    put(readyProduct({ title: 'a'.repeat(112) }));
    show('/channel-readiness?channel=wix');
    await check();
    expect((await screen.findByRole('tab', { name: 'Wix' })).getAttribute('aria-selected')).toBe(
      'true',
    );
    await userEvent.click(await button(/^Refused Title/));
    screen.getByText('112 of 80 characters');
    await userEvent.click(screen.getByRole('tab', { name: 'Shopify' }));
    await screen.findByText('Every product is ready');
    expect(stream).toHaveBeenCalledTimes(1);
  });

  it('changes what is selected, and its counts follow that and its undoing', async () => {
    put(...['a', 'b', 'c'].map(id => readyProduct({ id, title: id, brand: '' })));
    show();
    await check();
    const rule = await button(/A brand/);
    await userEvent.click(rule);
    expect((await button('Change in bulk')).hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 3 products' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select c' }));
    await userEvent.click(await button('Change 2 products in bulk'));
    const dialog = screen.getByRole('dialog', { name: 'a,b' });
    await userEvent.click(within(dialog).getByText('Apply'));
    await waitFor(() => expect(rule.textContent).toMatch(/not met by 1 product/));
    expect(getMany.mock.calls.map(([, { ids }]) => ids)).toEqual([['a', 'b']]);
    await userEvent.click(within(dialog).getByText('Undo'));
    await waitFor(() => expect(rule.textContent).toMatch(/not met by 3 products/));
    expect(stream).toHaveBeenCalledTimes(1);
  });

  it('shows how far it is, and stops', async () => {
    put(readyProduct({ brand: '' }));
    let resolve = () => {};
    const promise = new Promise<void>(done => {
      resolve = done;
    });
    stream.mockImplementation(async function* pages() {
      yield [...stored.values()];
      await promise;
      yield [];
    });
    show();
    await check();
    await screen.findByText('1 of 1 products read');
    await userEvent.click(await button('Cancel the check'));
    resolve();
    await button('Check products');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('says why it could not be done, and checks again', async () => {
    put(readyProduct({ brand: '' }));
    stream.mockImplementationOnce(async function* pages() {
      yield [];
      throw new Error('The line is dead');
    });
    show();
    await check();
    await screen.findByText(/could not be checked: .*The line is dead/);
    await check();
    await button(/A brand/);
    expect(screen.queryByText(/could not be checked/)).toBeNull();
  });

  it('has nothing to check in an empty catalogue', async () => {
    show();
    await screen.findByText('No products to check');
    expect(screen.queryByRole('button', { name: 'Check products' })).toBeNull();
  });
});
