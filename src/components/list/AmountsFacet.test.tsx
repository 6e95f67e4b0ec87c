import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  ListContextProvider,
  type RaRecord,
  testDataProvider,
  useList,
} from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, it, vi } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { AmountsFacet } from './AmountsFacet.tsx';
import { FacetField } from './FacetField.tsx';
import { FacetsContext } from './FacetsContext.ts';
import type { Facet } from './facet.ts';

type Filters = Record<string, unknown>;

const PRICE: Facet = { source: 'price', label: 'products.field.price', amounts: true };
const CATEGORY: Facet = { source: 'category', label: 'products.field.category' };

interface Shown {
  filterValues: Filters;
  setFilters?: (filters: Filters) => void;
  currency?: string;
}

const Shown = ({ filterValues, setFilters = vi.fn(), facet }: Shown & { facet?: Facet }) => (
  <ListContextProvider
    value={{
      ...useList<RaRecord>({ data: [] }),
      ...{ resource: 'products', filterValues, setFilters },
    }}
  >
    <FacetsContext value={[PRICE, CATEGORY]}>
      {facet ? <FacetField facet={facet} /> : <AmountsFacet label="Price" source="price" />}
    </FacetsContext>
  </ListContextProvider>
);

/** The filter of a list whose filters stay as given, as they do until a navigation is done. */
const shown = (props: Shown & { facet?: Facet }) => {
  const data: RaRecord = { id: 'b1', baseCurrency: props.currency ?? 'EUR' };
  const getOne = vi.fn().mockResolvedValue({ data });
  return (
    <CoreAdminContext
      dataProvider={testDataProvider({ getOne })}
      i18nProvider={polyglotI18nProvider(() => english, 'en')}
    >
      <Shown {...props} />
    </CoreAdminContext>
  );
};
const own = { businessId: 'b1' };
const field = (end: 'from' | 'to') => screen.getByLabelText<HTMLInputElement>(`Price: ${end}`);
const type = (end: 'from' | 'to', text: string) => {
  fireEvent.change(field(end), { target: { value: text } });
  fireEvent.blur(field(end));
};
const isReady = () => waitFor(() => expect(field('from').disabled).toBe(false));

it('sets both ends in minor units once they are typed, the second before the first is shown', async () => {
  const setFilters = vi.fn<(filters: Filters) => void>();
  render(shown({ filterValues: own, setFilters }));
  await isReady();
  fireEvent.change(field('from'), { target: { value: '12.5' } });
  expect(setFilters).not.toHaveBeenCalled();
  fireEvent.keyDown(field('from'), { key: 'Enter' });
  expect(setFilters).toHaveBeenLastCalledWith({ ...own, price_gte: 1250 });
  type('to', '1,300');
  expect(setFilters).toHaveBeenLastCalledWith({ ...own, price_gte: 1250, price_lte: 130_000 });
});

it('reads and shows amounts in the currency of the business, which may have no cents', async () => {
  const setFilters = vi.fn<(filters: Filters) => void>();
  const filterValues = { ...own, price_gte: 500 };
  render(shown({ filterValues, setFilters, currency: 'JPY' }));
  await waitFor(() => expect(field('from').value).toBe('500'));
  expect(screen.getByText(/^In JPY\./)).toBeTruthy();
  type('to', '1000');
  expect(setFilters).toHaveBeenLastCalledWith({ ...filterValues, price_lte: 1000 });
});

it('says that amounts of every business are compared by their number alone', () => {
  render(shown({ filterValues: { price_gte: 500 } }));
  expect(field('from').value).toBe('5.00');
  expect(screen.getByText(/whatever the currency/)).toBeTruthy();
});

it('says what is no amount, and leaves the filter as it is', async () => {
  const setFilters = vi.fn<(filters: Filters) => void>();
  render(shown({ filterValues: { ...own, price_lte: 900 }, setFilters }));
  await isReady();
  type('to', 'cheap');
  expect(screen.getByText(english.validation.amount)).toBeTruthy();
  type('to', '1.005');
  expect(screen.getByText(english.products.form.error.decimals)).toBeTruthy();
  expect(setFilters).not.toHaveBeenCalled();
  type('to', '');
  expect(setFilters).toHaveBeenLastCalledWith(own);
});

it('says why nothing is found where it ends before it begins', () => {
  const { rerender } = render(shown({ filterValues: { price_gte: 900, price_lte: 899 } }));
  expect(field('to').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(english.common.spanReversed)).toBeTruthy();
  rerender(shown({ filterValues: { price_gte: 900, price_lte: 900 } }));
  expect(screen.queryByText(english.common.spanReversed)).toBeNull();
});

it('shows what is set elsewhere, and nothing once it is taken away', () => {
  const { rerender } = render(shown({ filterValues: { price_lte: 900 } }));
  rerender(shown({ filterValues: { price_lte: 1000 } }));
  expect(field('to').value).toBe('10.00');
  rerender(shown({ filterValues: {} }));
  expect(field('to').value).toBe('');
});

it('names the filter that it cannot be set beside, and is named by that one', () => {
  const { rerender } = render(shown({ filterValues: { category: 'Lamps' }, facet: PRICE }));
  expect(screen.getByText('Does not go together with: Category')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Price').disabled).toBe(true);
  rerender(shown({ filterValues: { price_gte: 1, price_lte: 2 }, facet: CATEGORY }));
  expect(screen.getByText('Does not go together with: Price')).toBeTruthy();
  rerender(shown({ filterValues: { category: 'Lamps' }, facet: CATEGORY }));
  expect(screen.queryByText(/Does not go together/)).toBeNull();
});
