import { render } from '@testing-library/react';
import { CoreAdminContext, TestMemoryRouter } from 'ra-core';
import { Fragment } from 'react';
import { expect, it, vi } from 'vitest';
import { chosenColumns } from '@/components/list/column.ts';
import { gridProduct } from '../../../../tests/support/gridProducts.ts';
import { productColumns } from './productColumns.tsx';

const services = vi.hoisted(() => ({
  files: { resolve: async () => '' },
  dataProvider: { getList: async () => ({ data: [], total: 0 }) },
}));
vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => services }));
vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({ actor: { uid: 'admin', email: 'a@b.example', role: 'superAdmin' } }),
}));

const chair = {
  ...gridProduct('p'),
  brand: 'Oakline',
  images: [{ id: 'i', url: 'https://pictures.example/p.png', alt: '' }],
};

it('draws a row of elements that work out no styles of their own: pages of rows are drawn at every key', () => {
  const columns = chosenColumns(
    productColumns('superAdmin', key => key),
    null,
  );
  const { container } = render(
    <TestMemoryRouter>
      <CoreAdminContext>
        {columns.map(({ id, render: cell }) => (
          <Fragment key={id}>{cell(chair)}</Fragment>
        ))}
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  expect(container.querySelector('a')?.textContent).toBe(chair.title);
  expect([...container.querySelectorAll('[class*="css-"]')].map(one => one.outerHTML)).toEqual([]);
});
