import { ThemeProvider } from '@mui/material/styles';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  CoreAdminContext,
  type GetListParams,
  type GetListResult,
  HttpError,
  type RaRecord,
  TestMemoryRouter,
  testDataProvider,
  useListContext,
} from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { Profiler, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { createQueryClient } from '@/providers/queryClient.ts';
import { theme } from '@/theme/theme.ts';
import type { Column } from './column.ts';
import { ResourceList } from './ResourceList.tsx';

const auth = vi.hoisted(() => ({ actor: { uid: 'a', email: 'a@b.example', role: 'superAdmin' } }));
const services = vi.hoisted(() => ({ dataProvider: { count: async () => 2, getOne: vi.fn() } }));
vi.mock('@/providers/AuthContext.tsx', () => ({ useAuth: () => auth }));
vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => services }));
const drawn = vi.hoisted(() => ({ rows: 0, cells: 0, list: 0, toolbar: 0 }));
vi.mock('./ColumnsMenu.tsx', async original => {
  const { ColumnsMenu } = await original<typeof import('./ColumnsMenu.tsx')>();
  return {
    ColumnsMenu: (props: Parameters<typeof ColumnsMenu>[0]) => {
      drawn.toolbar += 1;
      return <ColumnsMenu {...props} />;
    },
  };
});
/** How often the list was drawn when it was asked for. */
const drawnBefore: number[] = [];
vi.mock('./ListRow.tsx', async original => {
  const { ListRow } = await original<typeof import('./ListRow.tsx')>();
  return {
    ListRow: (props: Parameters<typeof ListRow>[0]) => (
      <Profiler
        id="row"
        onRender={() => {
          drawn.rows += 1;
        }}
      >
        <ListRow {...props} />
      </Profiler>
    ),
  };
});

const NAMES = ['Oak chair', 'Oak table', 'Lamp', 'Wool rug'];
const ROWS = NAMES.map((name, id) => ({ id: String(id), name }));
const getList = vi.fn(async (_: string, { filter }: GetListParams): Promise<GetListResult> => {
  drawnBefore.push(drawn.list);
  // Later than all that follows from the question itself.
  await new Promise(resolve => setTimeout(resolve, 150));
  const found = ROWS.filter(({ name }) => name.toLowerCase().includes(filter.q ?? ''));
  return { data: found, total: found.length };
});

const columns: Column<RaRecord>[] = [
  {
    id: 'name',
    label: 'users.field.name',
    fixed: true,
    render: ({ name }) => {
      drawn.cells += 1;
      return name;
    },
  },
];

/** Counts how often what reads the list's context is drawn. */
const Reader = () => {
  useListContext();
  drawn.list += 1;
  return null;
};
const reader = <Reader />;

const EMPTY = <p>empty</p>;
const FACETS = [{ source: 'role', label: 'users.field.role', options: [] }];
const SORT = { field: 'createdAt', order: 'DESC' } as const;

let queryClient = createQueryClient();

const show = (bulkActions?: ReactNode) => {
  queryClient = createQueryClient();
  return render(
    <TestMemoryRouter>
      <CoreAdminContext
        i18nProvider={polyglotI18nProvider(() => english, 'en')}
        dataProvider={testDataProvider({ getList })}
        queryClient={queryClient}
      >
        <ThemeProvider theme={theme}>
          <ResourceList
            resource="users"
            title="People"
            columns={columns}
            sort={SORT}
            searchLabel="Search"
            empty={EMPTY}
            tools={reader}
            bulkActions={bulkActions}
            facets={FACETS}
          />
        </ThemeProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
};

const showRows = async () => {
  show();
  await screen.findByText('Lamp');
};

/** Until nothing has been drawn for a while. */
const settled = async () => {
  let last = -1;
  await waitFor(() => {
    const now = drawn.rows + drawn.cells + drawn.list;
    const still = now === last;
    last = now;
    expect(still).toBe(true);
  });
};

beforeEach(() => {
  getList.mockClear();
});

afterEach(() => onlineManager.setOnline(true));

it('asks once for a key of the search, and draws each row it finds and the toolbar once', async () => {
  const warned = vi.spyOn(console, 'warn');
  await showRows();
  await settled();
  getList.mockClear();
  drawnBefore.length = 0;
  Object.assign(drawn, { rows: 0, cells: 0, list: 0, toolbar: 0 });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'oak' } });
  await waitFor(() => expect(screen.queryByText('Lamp')).toBeNull());
  await settled();
  expect(getList).toHaveBeenCalledOnce();
  // Asked first: the back end looks while the page takes up the new address.
  expect(drawnBefore).toEqual([0]);
  // Two equal queries of one component are warned of.
  expect(warned).not.toHaveBeenCalled();
  expect(drawn).toMatchObject({ rows: 2, cells: 2, toolbar: 1 });
  // For what is asked for, and for what is found; a quick answer comes with the question.
  expect(drawn.list).toBeLessThanOrEqual(2);
});

it('marks rows that are selected, and has the filters open as they were once none is', async () => {
  show(<p>Bulk</p>);
  const row = await screen.findByRole('row', { name: /Lamp/ });
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const box = () => within(row).getByRole('checkbox');
  fireEvent.click(box());
  await screen.findByText('Bulk');
  expect(box()).toHaveProperty('checked', true);
  expect(row.className).toContain('Mui-selected');
  fireEvent.click(box());
  await waitFor(() => expect(screen.queryByText('Bulk')).toBeNull());
  // The toolbar is back as it was.
  expect(screen.getByRole('button', { name: 'Filters', expanded: true })).toBeTruthy();
});

it('says offline that rows are not here yet, in place of other ones, and shows them once back', async () => {
  await showRows();
  await settled();
  onlineManager.setOnline(false);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'oak' } });
  await screen.findByText('These rows are not here yet');
  expect(screen.queryByText('Lamp')).toBeNull();
  expect(screen.queryByText('Oak chair')).toBeNull();
  onlineManager.setOnline(true);
  await screen.findByText('Oak chair');
  expect(screen.queryByText('These rows are not here yet')).toBeNull();
});

it('says offline that a list is not here yet, and shows it once back', async () => {
  onlineManager.setOnline(false);
  show();
  await screen.findByText('These rows are not here yet');
  onlineManager.setOnline(true);
  await screen.findByText('Lamp');
});

it('shows no rows any more where they are denied by now, and says so', async () => {
  show(<p>Bulk</p>);
  const row = await screen.findByRole('row', { name: /Lamp/ });
  fireEvent.click(within(row).getByRole('checkbox'));
  await screen.findByText('Bulk');
  getList.mockRejectedValueOnce(new HttpError('no', 403));
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText(english.common.error.denied)).toBeTruthy();
  expect(screen.queryByText('Bulk')).toBeNull();
  expect(screen.queryByText('Lamp')).toBeNull();
});

it('keeps rows in view where the server is only out of reach', async () => {
  await showRows();
  await settled();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  getList.mockRejectedValueOnce(new HttpError('no', 503));
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText(english.common.error.unreachable)).toBeTruthy();
  expect(screen.getByText('Lamp')).toBeTruthy();
});
