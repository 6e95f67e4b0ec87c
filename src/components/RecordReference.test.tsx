import { render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, memoryStore, testDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/providers/queryClient.ts';
import { RecordReference } from './RecordReference.tsx';
import { RelatedList } from './RelatedList.tsx';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

const show = (provider: Partial<DataProvider>, queryClient = createQueryClient()) => {
  const inAdmin = (children: ReactNode) => (
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={testDataProvider(provider)}
        queryClient={queryClient}
        store={memoryStore()}
      >
        {children}
      </CoreAdminContext>
    </MemoryRouter>
  );
  return { inAdmin, queryClient };
};

const Name = ({ id }: { id: string }) => (
  <RecordReference
    resource="business"
    id={id}
    empty={`nobody ${id}`}
    render={({ referenceRecord }) => referenceRecord?.businessName}
  />
);

describe('RecordReference', () => {
  it('reads all that a page refers to at once, each only once', async () => {
    const getMany = vi.fn(async () => ({
      data: [
        { id: 'b1', businessName: 'Mill' },
        { id: 'b2', businessName: 'Forge' },
      ],
    }));
    const { inAdmin } = show({ getMany } as Partial<DataProvider>);
    render(
      inAdmin(
        <>
          <Name id="b1" /> <Name id="b2" /> <Name id="b1" />
        </>,
      ),
    );
    await screen.findByText(/Mill\s+Forge\s+Mill/);
    expect(getMany).toHaveBeenCalledExactlyOnceWith(
      'business',
      expect.objectContaining({ ids: ['b1', 'b2'] }),
    );
  });

  it('does not read again what was just read for the record’s own page', async () => {
    const getMany = vi.fn();
    const { inAdmin, queryClient } = show({ getMany });
    queryClient.setQueryData(['business', 'getOne', { id: 'b1', meta: undefined }], {
      id: 'b1',
      businessName: 'Mill',
    });
    render(inAdmin(<Name id="b1" />));
    await screen.findByText('Mill');
    expect(getMany).not.toHaveBeenCalled();
  });

  it('says so where nobody of the id is there', async () => {
    const { inAdmin } = show({ getMany: async () => ({ data: [] }) });
    render(inAdmin(<Name id="b9" />));
    await screen.findByText('nobody b9');
  });
});

const Reports = ({ id }: { id: string }) => (
  <RelatedList<{ id: string; of: string }>
    resource="reports"
    target="targetId"
    id={id}
    filter={{ targetType: id.startsWith('u') ? 'user' : 'product' }}
    sort={NEWEST}
    limit={2}
    allHref="/reports"
    empty="No reports"
    render={report => `Report of ${report.of}`}
  />
);

describe('RelatedList', () => {
  it('never shows the rows of the record before, and asks once for each record', async () => {
    const asked: unknown[] = [];
    const getManyReference: DataProvider['getManyReference'] = async (
      _,
      { id, target, filter },
    ) => {
      asked.push({ [target]: id, ...filter });
      return { data: [{ id: `r-${id}`, of: id }] as never[], total: 4 };
    };
    const { inAdmin } = show({ getManyReference });
    const { rerender } = render(inAdmin(<Reports id="p1" />));
    await screen.findByText('Report of p1');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/reports');
    rerender(inAdmin(<Reports id="u1" />));
    expect(screen.queryByText('Report of p1')).toBeNull();
    await screen.findByText('Report of u1');
    expect(asked).toEqual([
      { targetId: 'p1', targetType: 'product' },
      { targetId: 'u1', targetType: 'user' },
    ]);
  });

  it('says that there is nothing, and offers to try again where it failed', async () => {
    const none = show({ getManyReference: async () => ({ data: [], total: 0 }) });
    const { unmount } = render(none.inAdmin(<Reports id="p1" />));
    await screen.findByText('No reports');
    unmount();
    const failing = show({ getManyReference: () => Promise.reject(new Error('lost')) });
    failing.queryClient.setDefaultOptions({ queries: { retry: false } });
    render(failing.inAdmin(<Reports id="p1" />));
    await screen.findByRole('alert');
    screen.getByRole('button');
  });
});
