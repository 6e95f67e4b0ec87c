import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, HttpError, memoryStore, type UpdateParams } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '@/domain/schemas/product.ts';
import { english } from '@/i18n/en/index.ts';
import { gridProduct } from '../../../../../tests/support/gridProducts.ts';
import { EditableCell } from './EditableCell.tsx';

const services = vi.hoisted(() => ({ current: {} }));
const auth = vi.hoisted(() => ({ role: 'owner' }));
const loadAhead = vi.hoisted(() => vi.fn());
vi.mock('@/lib/loadCode.ts', async importOriginal => ({ ...(await importOriginal()), loadAhead }));
vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => services.current }));
vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({ actor: { uid: 'owner', email: 'owner@shop.example', role: auth.role } }),
}));

const i18nProvider = polyglotI18nProvider(() => english, 'en');
const update = vi.fn<(resource: string, params: UpdateParams) => Promise<{ data: Product }>>();
const getOne = vi.fn<() => Promise<{ data: Product }>>();
const opened = vi.fn();
const chair = gridProduct('p');

const cell = (product: Product) => (
  <CoreAdminContext i18nProvider={i18nProvider} store={memoryStore()}>
    {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for the row */}
    {/* biome-ignore lint/a11y/useKeyWithClickEvents: stands for the row */}
    <div onClick={opened}>
      <EditableCell product={product} cell="price">
        <span>shown</span>
      </EditableCell>
    </div>
  </CoreAdminContext>
);
const button = () => screen.getByRole('button', { name: 'Change the price of Chair p' });
const open = async () => {
  fireEvent.click(button());
  return screen.findByRole('textbox', { name: 'Change the price of Chair p' }, { timeout: 5000 });
};
const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

beforeEach(() => {
  auth.role = 'owner';
  services.current = { dataProvider: { update, getOne } };
  update.mockImplementation(async (_, { data, previousData }) => ({
    data: { ...chair, ...previousData, ...data, version: 2 },
  }));
});
afterEach(() => vi.resetAllMocks());

describe('EditableCell', () => {
  it('has its field loaded before the button is pressed, by the pointer or by keys', () => {
    render(cell(chair));
    expect(loadAhead).not.toHaveBeenCalled();
    fireEvent.pointerEnter(button());
    expect(loadAhead).toHaveBeenCalledTimes(1);
    fireEvent.focus(button());
    expect(loadAhead).toHaveBeenCalledTimes(2);
  });

  it('sends what was typed with the version that was read, and never opens the row', async () => {
    render(cell(chair));
    type(await open(), '30');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(update).toHaveBeenCalledExactlyOnceWith('products', {
      id: 'p',
      data: { price: 3000 },
      previousData: chair,
      meta: { action: 'update' },
    });
    expect(opened).not.toHaveBeenCalled();
  });

  it('keeps what was typed while the row is read anew, with the reason it is refused', async () => {
    const { rerender } = render(cell(chair));
    const field = await open();
    type(field, 'ten');
    await screen.findByText('This is not an amount. Write it like 12.50.');
    rerender(cell({ ...chair, price: 900, version: 2 }));
    expect(field).toHaveProperty('value', 'ten');
    expect(update).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(button()).toBeTruthy();
  });

  it.each([
    [403, 'Your account may not save this. An administrator can help.'],
    [404, 'It was deleted meanwhile.'],
    [503, 'The server cannot be reached. Check your connection, then save again.'],
  ])('keeps what was typed where %s keeps it from being saved', async (status, sentence) => {
    update.mockRejectedValue(new HttpError('no', status));
    render(cell(chair));
    const field = await open();
    type(field, '30');
    await screen.findByText(sentence);
    expect(field).toHaveProperty('value', '30');
  });

  it('lets a price that both changed be chosen', async () => {
    update.mockRejectedValueOnce(new HttpError('stale', 409));
    const theirs = { ...chair, price: 900, version: 7 };
    getOne.mockResolvedValue({ data: theirs });
    render(cell(chair));
    type(await open(), '30');
    await screen.findByText('9.00');
    fireEvent.click(screen.getByRole('button', { name: 'Save the result' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.lastCall?.[1].previousData).toBe(theirs);
    expect(opened).not.toHaveBeenCalled();
  });

  it('is none for support, nor for another business', () => {
    auth.role = 'support';
    const { rerender } = render(cell(chair));
    expect(screen.queryByRole('button')).toBeNull();
    auth.role = 'owner';
    rerender(cell({ ...chair, businessId: 'another' }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
