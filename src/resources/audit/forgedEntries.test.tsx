import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore, type RaRecord, testDataProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordHistory } from '@/components/history/RecordHistory.tsx';
import { UnmergeDialog } from '@/components/history/UnmergeDialog.tsx';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { readRecord } from '@/domain/readRecord.ts';
import { type AuditEntry, auditEntrySchema } from '@/domain/schemas/audit.ts';
import { english } from '@/i18n/en/index.ts';
import { AuditDrawer } from './AuditDrawer.tsx';

const commit = vi.fn(async (_: unknown) => {});
const stored: Record<string, RaRecord[]> = { audit: [], products: [] };
const dataProvider = {
  ...testDataProvider(),
  getList: async (name: string) => ({ data: stored[name] ?? [], pageInfo: {} }),
  getOne: async (name: string, { id }: { id: unknown }) => ({
    data: stored[name]?.find(record => record.id === id),
  }),
  getMany: async (name: string, { ids }: { ids: unknown[] }) => ({
    data: stored[name]?.filter(({ id }) => ids.includes(id)) ?? [],
  }),
  stream: async function* (name: string) {
    yield stored[name] ?? [];
  },
  commit,
  newId: () => 'fresh',
};
vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => ({ dataProvider }) }));
vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({ actor: { uid: 'admin', email: 'a@catalogue.example', role: 'superAdmin' } }),
}));

const at = new Date('2026-03-01T10:00:00.000Z');
/** As the data provider hands an entry on: whatever is stored goes through the schema. */
const read = (over: Record<string, unknown>): AuditEntry =>
  auditEntrySchema.parse(
    readRecord(auditEntrySchema, {
      ...{ id: 'e1', at, actorId: 'attacker', actorEmail: 'x@shop.example', actorRole: 'owner' },
      ...{ action: 'update', resource: 'products', records: ['p1'], label: 'Lamp' },
      ...{ businessId: 'attacker', changes: {}, reason: '', source: 'form' },
      ...over,
    }).record,
  );

const show = (children: React.ReactNode) =>
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={dataProvider as never}
        i18nProvider={polyglotI18nProvider(() => english, 'en')}
        store={memoryStore()}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ThemeProvider theme={createTheme()}>{children}</ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );

const change = (field: string, from: unknown, to: unknown) => ({ field, from, to });

beforeEach(() => {
  commit.mockClear();
  stored.audit = [];
  stored.products = [{ ...testProduct('p1', { businessId: 'rival', title: 'Lamp' }) }];
});

describe('histories', () => {
  it.each<[string, Record<string, unknown>]>([
    ['whose values have a toString of their own', { p1: [change('title', { toString: 'x' }, 1)] }],
    [
      'whose values are deep',
      { p1: [change('title', JSON.parse('['.repeat(500) + ']'.repeat(500)), 1)] },
    ],
    ['whose fields are parts of every object', { p1: [change('constructor', '__proto__', 1)] }],
    ['that say one thing twice', { p1: [change('title', 1, 2), change('title', 1, 2)] }],
    ['whose changes are no list', { p1: 'all of them' }],
  ])('show entries %s', async (_, changes) => {
    stored.audit = [read({ changes })];
    show(<RecordHistory resource="products" recordId="p1" />);
    expect(await screen.findByText(/x@shop.example/)).toBeTruthy();
  });

  it('leave out what somebody of another business wrote about a record, and say so', async () => {
    stored.audit = [
      read({}),
      read({ id: 'e2', actorRole: 'superAdmin', actorEmail: 'a@c.example' }),
    ];
    show(<RecordHistory resource="products" recordId="p1" businessId="rival" />);
    expect(await screen.findByText(/a@c.example/)).toBeTruthy();
    expect(screen.queryByText(/x@shop.example/)).toBeNull();
    expect(screen.getByText(/^1 entry that somebody of another business wrote/)).toBeTruthy();
  });

  it.each(['constructor', 'toString', '__proto__'])('show a record called %s', async id => {
    stored.audit = [read({ records: [id, id] })];
    show(<AuditDrawer id="e1" onClose={() => {}} />);
    expect(await screen.findByText('x@shop.example')).toBeTruthy();
  });
});

describe('a click on what somebody forged', () => {
  it('reverts nothing of a record that is not the author’s', async () => {
    stored.audit = [read({ changes: { p1: [change('title', 'Pwned', 'Lamp')] } })];
    show(<RecordHistory resource="products" recordId="p1" />);
    fireEvent.click(await screen.findByRole('button', { name: english.audit.revert.button }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).not.toContain('Pwned');
    expect(screen.queryByRole('button', { name: english.audit.revert.confirm })).toBeNull();
  });

  it('offers no revert of whose a record is', async () => {
    stored.audit = [read({ changes: { p1: [change('businessId', 'attacker', 'rival')] } })];
    show(<RecordHistory resource="products" recordId="p1" />);
    await screen.findByText(/x@shop.example/);
    expect(screen.queryByRole('button', { name: english.audit.revert.button })).toBeNull();
  });

  const merge = (over: Record<string, unknown>) =>
    read({
      ...{ actorId: 'admin2', actorRole: 'superAdmin', action: 'merge', source: 'merge' },
      changes: {
        p1: [change('title', 'Old lamp', 'Lamp'), change('businessId', 'attacker', 'rival')],
      },
      ...over,
    });

  it('undoes no merge that an owner wrote', async () => {
    const forged = merge({ actorRole: 'owner', actorId: 'attacker' });
    stored.audit = [forged];
    show(<UnmergeDialog entry={forged} onClose={() => {}} />);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo merge' })).toBeNull();
  });

  it('shows everything that undoing a merge changes before it does, and never whose it is', async () => {
    const entry = merge({});
    stored.audit = [entry];
    show(<UnmergeDialog entry={entry} onClose={() => {}} />);
    const changes = await screen.findByRole('region', { name: 'Everything that changes' });
    expect(changes.textContent).toContain('Old lamp');
    expect(changes.textContent).not.toContain('attacker');
    fireEvent.click(screen.getByRole('button', { name: 'Undo merge' }));
    await waitFor(() => expect(commit).toHaveBeenCalledOnce());
    const [writes] = commit.mock.calls[0] ?? [];
    expect(JSON.stringify(writes)).toContain('Old lamp');
    expect(writes).toMatchObject([{ collection: 'products', id: 'p1' }, { collection: 'audit' }]);
    expect(Array.isArray(writes) && 'businessId' in writes[0].data).toBe(false);
  });

  const recent = (over: Record<string, unknown>) => merge({ at: new Date(), ...over });
  const button = () => screen.queryByRole('button', { name: /^Take back the merge into/ });

  it('leaves what was changed since the merge, says so, and overwrites it only when asked to', async () => {
    const entry = merge({
      changes: { p1: [change('title', 'Old lamp', 'New lamp'), change('brand', 'Lux', '')] },
    });
    stored.audit = [entry];
    show(<UnmergeDialog entry={entry} onClose={() => {}} />);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Changed since the merge, and left as it is unless you overwrite it: Title of “Lamp”.',
    );
    const changes = screen.getByRole('region', { name: 'Everything that changes' });
    expect(changes.textContent).not.toContain('Old lamp');
    fireEvent.click(screen.getByLabelText('Overwrite what was changed since'));
    expect(changes.textContent).toContain('Old lamp');
    fireEvent.click(screen.getByLabelText('Overwrite what was changed since'));
    fireEvent.click(screen.getByRole('button', { name: 'Undo merge' }));
    await waitFor(() => expect(commit).toHaveBeenCalledOnce());
    const [[product]] = commit.mock.calls[0] as unknown as [[{ data: object }]];
    expect(product.data).toMatchObject({ brand: 'Lux' });
    expect(product.data).not.toHaveProperty('title');
  });

  it('takes a merge back from its line, and from the history of its product', async () => {
    stored.audit = [recent({})];
    show(<AuditDrawer id="e1" onClose={() => {}} />);
    await waitFor(() => expect(button()).not.toBeNull());
    fireEvent.click(button() ?? document.body);
    await screen.findByRole('region', { name: 'Everything that changes' });
    cleanup();
    show(<RecordHistory resource="products" recordId="p1" />);
    await waitFor(() => expect(button()).not.toBeNull());
  });

  const undone = (over: Record<string, unknown>) =>
    recent({ id: 'w', action: 'unmerge', source: 'revert', reverts: 'e1', ...over });

  it('offers nothing of a merge that was taken back, in either place', async () => {
    stored.audit = [undone({}), recent({})];
    show(<AuditDrawer id="e1" onClose={() => {}} />);
    await screen.findByText('This merge was taken back.');
    expect(button()).toBeNull();
    cleanup();
    show(<RecordHistory resource="products" recordId="p1" />);
    await screen.findByText('Merge taken back');
    expect(button()).toBeNull();
  });

  it('hides none because an owner says that it was taken back', async () => {
    stored.audit = [undone({ actorRole: 'owner', actorId: 'attacker' }), recent({})];
    show(<AuditDrawer id="e1" onClose={() => {}} />);
    await waitFor(() => expect(button()).not.toBeNull());
  });

  it.each([
    [
      'of an owner’s merge, who can take it back',
      { actorRole: 'owner', actorId: 'attacker' },
      /^The business merged this itself/,
    ],
    ['of an old one, that it is too old', { at }, /^More than 30 days ago/],
    ['of a part, where the whole is', { action: 'mergedInto' }, /^This is a part of a merge/],
    [
      'of an undone one, what to do',
      { action: 'unmerge', source: 'revert' },
      /^This took a merge back/,
    ],
  ])('says %s', async (_, over, said) => {
    stored.audit = [recent(over)];
    show(<AuditDrawer id="e1" onClose={() => {}} />);
    await screen.findByText(said);
    expect(button()).toBeNull();
  });
});
