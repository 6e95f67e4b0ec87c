import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore, testDataProvider, testI18nProvider } from 'ra-core';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { BulkEditFields } from './BulkEditFields.tsx';
import { type BulkEditForm, type BulkField, emptyBulkEdit, readBulkEdit } from './bulkEditForm.ts';

const { getList } = vi.hoisted(() => ({ getList: vi.fn() }));
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { getList } }),
}));
vi.mock('@/providers/AuthContext.tsx', () => ({ useAuth: () => ({ actor: { uid: 'me' } }) }));

const asked = vi.fn();
const Fields = ({ products, field }: { products: readonly Product[]; field: BulkField }) => {
  const [form, setForm] = useState<BulkEditForm>({ ...emptyBulkEdit, on: new Set([field]) });
  asked(readBulkEdit(form).edit);
  return (
    <BulkEditFields {...{ products, form, problems: {}, planProblems: null }} onChange={setForm} />
  );
};

const enter = (name: string, field: BulkField, products: readonly Product[]) => {
  render(
    <CoreAdminContext
      dataProvider={testDataProvider({ getList })}
      store={memoryStore()}
      i18nProvider={testI18nProvider({ translate: key => key })}
    >
      <Fields {...{ products, field }} />
    </CoreAdminContext>,
  );
  const input = screen.getByRole('combobox', { name });
  fireEvent.focus(input);
  fireEvent.mouseDown(input);
  return input;
};
const options = () => screen.queryAllByRole('option').map(one => one.textContent);

const chosen = [
  testProduct('a', { tags: ['Elm', 'Ash'], brand: 'Mill', category: 'Chairs' }),
  testProduct('b', { tags: ['Elm'], brand: 'Mill', category: 'Stools' }),
];
const others = [testProduct('c', { tags: ['Oak'], brand: 'Oakley', category: 'Tables' })];

beforeEach(() => {
  getList.mockReset();
  getList.mockResolvedValue({ data: others, total: 1 });
});

it.each([
  ['products.bulk.addTags', 'addTags', ['Elm', 'Ash', 'Oak']],
  ['products.field.brand', 'brand', ['Mill', 'Oakley']],
  ['products.field.category', 'category', ['Chairs', 'Stools', 'Tables']],
] as const)('suggests for %s what its products and their business have', async (...given) => {
  const [name, field, names] = given;
  enter(name, field, chosen);
  await waitFor(() => expect(options()).toEqual(names));
});

it('suggests what products of several businesses have, for no read', async () => {
  const [first = testProduct('a')] = chosen;
  enter('products.bulk.addTags', 'addTags', [
    first,
    testProduct('d', { businessId: 'other', tags: ['Yew'] }),
  ]);
  await waitFor(() => expect(options()).toEqual(['Ash', 'Elm', 'Yew']));
  expect(getList).not.toHaveBeenCalled();
});

it('suggests only tags that the products have where tags are removed, for no read', async () => {
  const input = enter('products.bulk.removeTags', 'removeTags', chosen);
  await waitFor(() => expect(options()).toEqual(['Elm', 'Ash']));
  fireEvent.click(screen.getByRole('option', { name: 'Elm' }));
  expect(asked).toHaveBeenLastCalledWith({ removeTags: ['Elm'] });
  // What is still being typed takes part: the preview beside it shows what it does.
  fireEvent.change(input, { target: { value: 'as' } });
  expect(asked).toHaveBeenLastCalledWith({ removeTags: ['Elm', 'as'] });
  expect(getList).not.toHaveBeenCalled();
});
