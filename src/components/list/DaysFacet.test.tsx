import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, type RaRecord, useList } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { DaysFacet } from './DaysFacet.tsx';

type Filters = Record<string, unknown>;

interface Shown {
  filterValues: Filters;
  setFilters: (filters: Filters) => void;
}

/** The two days of a list whose filters stay as given, as they do until a navigation is done. */
const Days = (shown: Shown) => (
  <ListContextProvider value={{ ...useList<RaRecord>({ data: [], resource: 'users' }), ...shown }}>
    <DaysFacet label="Joined" source="createdAt" />
  </ListContextProvider>
);
const facetOf = (filterValues: Filters, setFilters: Shown['setFilters']) => (
  <CoreAdminContext>
    <Days filterValues={filterValues} setFilters={setFilters} />
  </CoreAdminContext>
);
const type = (index: number, day: string) => {
  const field = screen.getAllByLabelText(/span(From|To)$/)[index];
  if (field) fireEvent.change(field, { target: { value: day } });
};

it('keeps the first day where the second is typed before the first is shown', () => {
  const setFilters = vi.fn<(filters: Filters) => void>();
  render(facetOf({ status: 'active' }, setFilters));
  type(0, '2026-10-01');
  type(1, '2026-10-05');
  expect(Object.keys(setFilters.mock.lastCall?.[0] ?? {})).toEqual([
    'status',
    'createdAt_gte',
    'createdAt_lt',
  ]);
});

it('forgets what was asked for once other filters are shown', () => {
  const setFilters = vi.fn<(filters: Filters) => void>();
  const { rerender } = render(facetOf({}, setFilters));
  type(0, '2026-10-01');
  rerender(facetOf({ createdAt_gte: 'x' }, setFilters));
  rerender(facetOf({}, setFilters));
  type(1, '2026-10-05');
  expect(Object.keys(setFilters.mock.lastCall?.[0] ?? {})).toEqual(['createdAt_lt']);
});

it('says why nothing is found where it ends before it begins', () => {
  const days = (from: number, before: number) => ({
    createdAt_gte: new Date(2026, 9, from).toISOString(),
    createdAt_lt: new Date(2026, 9, before).toISOString(),
  });
  const { rerender } = render(facetOf(days(5, 5), vi.fn()));
  expect(screen.getByText('common.spanReversed')).toBeTruthy();
  rerender(facetOf(days(5, 6), vi.fn()));
  expect(screen.queryByText('common.spanReversed')).toBeNull();
});
