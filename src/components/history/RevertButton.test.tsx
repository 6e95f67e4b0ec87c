import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { change, testEntry } from '@/domain/history/testEntry.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { english } from '@/i18n/en/index.ts';
import { RevertButton } from './RevertButton.tsx';

const stage = vi.hoisted(() => ({ getMany: vi.fn(), commit: vi.fn(), stream: vi.fn() }));
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({
    dataProvider: { ...stage, newId: () => 'new' },
  }),
}));
vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({ actor: { uid: 'owner', email: 'owner@shop.example', role: 'owner' } }),
}));

const words = english.audit.revert;
const entry = testEntry('a', 1, { p: [change('price', 1000, 1200)] }, { currency: 'USD' });

/** Opens the dialog over a product as it is stored now. */
const open = async (currency: string, step = entry) => {
  const product = testProduct('p', { businessId: 'owner', title: 'Lamp', price: 1200, currency });
  stage.getMany.mockResolvedValue({ data: [product] });
  render(
    <MemoryRouter>
      <CoreAdminContext
        store={memoryStore()}
        i18nProvider={polyglotI18nProvider(() => english, 'en')}
      >
        <RevertButton entry={step} />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: words.button }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => vi.clearAllMocks());

it('refuses to put amounts under another currency, and says why', async () => {
  const dialog = await open('EUR');
  expect(dialog.getByRole('alert').textContent).toContain(words.otherCurrency);
  expect(dialog.getByText('Lamp')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: words.confirm })).toBeNull();
});

it('offers it while the currency is the same', async () => {
  const dialog = await open('USD');
  expect(dialog.queryByText(words.otherCurrency)).toBeNull();
  expect(dialog.getByRole('button', { name: words.confirm })).toHaveProperty('disabled', false);
});

it('leaves a currency in which amounts were written since, and says so', async () => {
  const moved = testEntry('a', 1, { p: [change('currency', 'EUR', 'USD')] });
  stage.stream.mockImplementation(async function* () {
    yield [testEntry('b', 2, { p: [change('price', 1000, 1200)] })];
  });
  const dialog = await open('USD', moved);
  expect(dialog.getByRole('alert').textContent).toContain(words.laterAmounts);
  expect(dialog.queryByRole('button', { name: words.confirm })).toBeNull();
});

it('takes a currency back where nothing but other things was written since', async () => {
  const moved = testEntry('a', 1, { p: [change('currency', 'EUR', 'USD')] });
  stage.stream.mockImplementation(async function* () {
    yield [testEntry('b', 2, { p: [change('title', 'Lantern', 'Lamp')] })];
  });
  const dialog = await open('USD', moved);
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(dialog.getByRole('button', { name: words.confirm })).toHaveProperty('disabled', false);
});
