import { act, render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  type DataProvider,
  memoryStore,
  type RaRecord,
  testDataProvider,
  useGetList,
  useUpdate,
} from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { StatusHistory } from '@/components/business/StatusHistory.tsx';
import { DateCell } from '@/components/format/DateCell.tsx';
import { AuditItem } from '@/components/history/AuditItem.tsx';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { english } from '@/i18n/en/index.ts';
import { createQueryClient } from '@/providers/queryClient.ts';
import { WhenCell } from './audit/WhenCell.tsx';
import { GiveawayFacts } from './giveaways/show/GiveawayFacts.tsx';
import { ReportAge } from './reports/ReportAge.tsx';

vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => ({}) }));
vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({ actor: { uid: 'a1', email: 'a1@catalogue.example', role: 'support' } }),
}));

const i18nProvider = polyglotI18nProvider(() => english, 'en');
const at = new Date('2026-03-01T10:00:00.000Z');
const tracked = { version: 1, createdAt: at, createdBy: 'a1', updatedAt: at, updatedBy: 'a1' };

const product = testProduct('p1', { createdAt: at, updatedAt: at });
const entry: AuditEntry = {
  id: 'e1',
  at,
  actorId: 'a1',
  actorEmail: 'a1@catalogue.example',
  actorRole: 'superAdmin',
  action: 'update',
  resource: 'products',
  records: ['p1'],
  label: 'Lamp',
  businessId: null,
  changes: {},
  reason: '',
  source: 'form',
};
const report: Report = {
  id: 'r1',
  reporterId: 'u1',
  reporterName: 'Una',
  targetType: 'product',
  targetId: 'p1',
  targetLabel: 'Lamp',
  businessId: null,
  reason: 'spam',
  message: '',
  status: 'open',
  resolution: null,
  ...tracked,
};
const business: Business = {
  id: 'b1',
  businessName: 'Mill',
  businessEmail: 'mill@catalogue.example',
  contactName: '',
  phone: '',
  website: '',
  address: '',
  country: '',
  about: '',
  baseCurrency: 'USD',
  isDeleted: false,
  isBusinessOwner: 'approved',
  isSuperAdmin: false,
  statusHistory: [{ at, by: 'a1', from: '', to: 'pending', reason: '' }],
  ...tracked,
};
const giveaway: Giveaway = {
  id: 'g1',
  title: 'Lamps',
  description: '',
  productId: null,
  productTitle: '',
  businessId: null,
  businessName: '',
  startsAt: at,
  endsAt: at,
  timeZone: 'UTC',
  status: 'draft',
  numberOfWinners: 1,
  entryCount: 0,
  winners: [],
  seedCommitment: null,
  drawSeed: null,
  drawnAt: null,
  ...tracked,
};

/** A row of a list that can be saved, as a form does it. */
const rowOf = <T extends RaRecord>(
  resource: ResourceName,
  record: T,
  show: (record: T) => ReactNode,
) => ({
  record,
  Row: () => {
    const { data } = useGetList<T>(resource);
    const [update] = useUpdate();
    const save = () => update(resource, { id: record.id, data: record, previousData: record });
    const [first] = data ?? [];
    return (
      <>
        <button type="button" onClick={save}>
          Save
        </button>
        {first && show(first)}
      </>
    );
  },
});

const CASES = {
  DateCell: rowOf('products', product, ({ updatedAt }) => <DateCell value={updatedAt} />),
  WhenCell: rowOf('audit', entry, one => <WhenCell value={one.at} />),
  AuditItem: rowOf('audit', entry, one => <AuditItem known={[]} entry={one} recordId="p1" />),
  ReportAge: rowOf('reports', report, one => <ReportAge report={one} />),
  StatusHistory: rowOf('business', business, one => <StatusHistory business={one} />),
  GiveawayFacts: rowOf('giveaways', giveaway, one => <GiveawayFacts giveaway={one} />),
};

describe('what shows a date', () => {
  it.each(Object.entries(CASES))('%s shows it after its record was saved', async (_, one) => {
    const { record, Row } = one;
    const update = vi.fn(async () => ({ data: { ...record, version: 2 } }));
    const queryClient = createQueryClient();
    const dataProvider = testDataProvider({
      getList: async () => ({ data: [record], total: 1 }),
      getMany: async () => ({ data: [] }),
      update,
    } as Partial<DataProvider>);
    render(
      <MemoryRouter>
        <CoreAdminContext
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          store={memoryStore()}
        >
          <Row />
        </CoreAdminContext>
      </MemoryRouter>,
    );
    const times = () => screen.getAllByRole('time').map(time => time.getAttribute('datetime'));
    await waitFor(() => expect(times()).toContain(at.toISOString()));
    const before = times();
    act(() => screen.getByRole('button', { name: 'Save' }).click());
    await waitFor(() => {
      const lists = queryClient.getQueriesData({ queryKey: [] });
      expect(JSON.stringify(lists)).toContain('"version":2');
    });
    expect(times()).toEqual(before);
  });
});
