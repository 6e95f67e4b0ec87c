import { render, screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, testDataProvider, useList } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ListPagination } from './ListPagination.tsx';

const Rows = ({ perPage, children }: { perPage: number; children: ReactNode }) => (
  <ListContextProvider value={useList({ data: [{ id: 'a' }], perPage })}>
    {children}
  </ListContextProvider>
);
const show = (perPage: number) => {
  render(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <Rows perPage={perPage}>
        <ListPagination />
      </Rows>
    </CoreAdminContext>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  return { chosen: select.value, offered: [...select.options].map(({ value }) => value) };
};

it.each([
  [25, ['10', '25', '50', '100']],
  [100, ['10', '25', '50', '100']],
  [30, ['10', '25', '30', '50', '100']],
  [1, ['1', '10', '25', '50', '100']],
])('offers %i rows a page, which the address asks for, and the usual numbers', (size, offered) => {
  expect(show(size)).toEqual({ chosen: String(size), offered });
});
