import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore, testDataProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { beforeEach, expect, it, vi } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { english } from '@/i18n/en/index.ts';
import { ProductPicker } from './ProductPicker.tsx';

const { getList } = vi.hoisted(() => ({ getList: vi.fn() }));
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { getList } }),
}));
vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({ actor: { uid: 'b1', email: 'b1@shop.example', role: 'owner' } }),
}));

const search = () => {
  render(
    <CoreAdminContext
      dataProvider={testDataProvider()}
      store={memoryStore()}
      i18nProvider={polyglotI18nProvider(() => english, 'en')}
    >
      <ProductPicker label="Product" chosen={[]} own onPick={() => {}} />
    </CoreAdminContext>,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'lamp' } });
};
const CAPPED = 'Only the first ones are shown. Type to find others.';

beforeEach(() => {
  getList.mockReset();
});

it.each([
  [8, true],
  [8, false],
])('finds %i products, and says whether there are more: %s', async (count, hasNextPage) => {
  const data = Array.from({ length: count }, (_, index) =>
    testProduct(`p${index}`, { title: `Lamp ${index}` }),
  );
  getList.mockResolvedValue({ data, pageInfo: { hasNextPage } });
  search();
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(count));
  expect(screen.queryByText(CAPPED) !== null).toBe(hasNextPage);
});
