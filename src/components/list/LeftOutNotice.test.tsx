import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, type RaRecord, useList } from 'ra-core';
import { expect, it, vi } from 'vitest';
import LeftOutNotice from './LeftOutNotice.tsx';

const usual = { field: 'createdAt', order: 'DESC' } as const;

const Notice = (props: { leftOut: number; field: string; setSort: () => void }) => (
  <ListContextProvider
    value={{
      ...useList<RaRecord>({ data: [], resource: 'users' }),
      sort: { field: props.field, order: 'DESC' },
      setSort: props.setSort,
    }}
  >
    <LeftOutNotice leftOut={props.leftOut} usual={usual} />
  </ListContextProvider>
);
const shown = (leftOut: number, field: string) => {
  const setSort = vi.fn();
  render(
    <CoreAdminContext>
      <Notice leftOut={leftOut} field={field} setSort={setSort} />
    </CoreAdminContext>,
  );
  return setSort;
};

it('is silent where the order has all of them', () => {
  shown(0, 'createdAt');
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows those that the order leaves out, all in the order of their ids', () => {
  const setSort = shown(3, 'createdAt');
  expect(screen.getByRole('status').textContent).toContain('common.leftOut.some');
  fireEvent.click(screen.getByRole('button'));
  expect(setSort).toHaveBeenCalledWith({ field: 'id', order: 'ASC' });
});

it('leads back to the usual order from there', () => {
  const setSort = shown(0, 'id');
  expect(screen.getByRole('status').textContent).toContain('common.leftOut.all');
  fireEvent.click(screen.getByRole('button'));
  expect(setSort).toHaveBeenCalledWith(usual);
});
