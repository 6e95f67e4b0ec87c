import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showConsole } from '../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

beforeEach(prepareHostile);
afterEach(cleanup);

const at = new Date('2026-01-01T00:00:00Z');
const tracked = { version: 1, createdAt: at, createdBy: 'u1', updatedAt: at, updatedBy: 'u1' };
const WAIT = { timeout: 20_000 };

const request = (id: string) => ({
  collection: 'requests',
  record: {
    ...{ id, businessId: 'owner', businessName: 'Shop', kind: 'support', subject: `Ask ${id}` },
    ...{ message: 'Please', attachments: [], proposed: null, status: 'submitted', reply: null },
    ...tracked,
  },
});
const report = (id: string, target: string) => ({
  collection: 'reports',
  record: {
    ...{ id, reporterId: 'u1', reporterName: 'Una', targetType: 'product', targetId: target },
    ...{ targetLabel: `Lamp ${target}`, businessId: 'owner', reason: 'spam', message: '' },
    ...{ status: 'open', resolution: null, ...tracked },
  },
});
const claim = (resource: string, target: string) => ({
  collection: 'claims',
  record: {
    ...{ id: `${resource}~${target}`, resource, target, label: '', holder: 'bob@x.example' },
    ...{ from: null, kind: 'handed', note: '', at: new Date() },
  },
});

const open = (address: string) =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

/** Selects all rows that are in view, one of which somebody else has, and asks for an act. */
const ask = async (address: string, name: string) => {
  open(address);
  await screen.findByText('Handed to bob@x.example', {}, WAIT);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  const toolbar = await screen.findByRole('toolbar', {}, WAIT);
  fireEvent.click(within(toolbar).getByRole('button', { name }));
  return screen.findByRole('dialog', {}, WAIT);
};

const ADMIN = business('admin', { isSuperAdmin: true });

it('answers many requests, and leaves to a colleague what the colleague has', async () => {
  await showConsole('admin', [
    ...[ADMIN, business('owner'), request('q1'), request('q2'), claim('requests', 'q1')],
  ]);
  const dialog = await ask('/submitted-requests', 'Approve');
  expect(within(dialog).getByText(/^1 of the selected stays as it is/)).toBeTruthy();
  expect(within(dialog).getByText('Approve “Ask q2”?')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await screen.findByText('1 request was approved.', {}, WAIT);
  const row = (name: string) => screen.getByText(name).closest('tr')?.textContent;
  await waitFor(() => expect(row('Ask q2')).toContain('Approved'), WAIT);
  expect(row('Ask q1')).not.toContain('Approved');
}, 60_000);

it('offers nothing where somebody else has all that is selected', async () => {
  await showConsole('admin', [
    ...[ADMIN, business('owner'), request('q1'), claim('requests', 'q1')],
  ]);
  const dialog = await ask('/submitted-requests', 'Reject');
  expect(within(dialog).getByText('Somebody else is looking at what is selected')).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Reject' })).toBeNull();
}, 60_000);

it('closes many reports, and leaves those on what a colleague has', async () => {
  await showConsole('admin', [
    ...[ADMIN, business('owner'), report('r1', 'p1'), report('r2', 'p2'), report('r3', 'p2')],
    claim('reports', 'product~p1'),
  ]);
  const dialog = await ask('/reports', 'Dismiss');
  expect(within(dialog).getByText(/^1 of the selected stays as it is/)).toBeTruthy();
  expect(within(dialog).getByText('Dismiss 2 reports?')).toBeTruthy();
}, 60_000);

it('approves many applicants but whom a colleague has; who is let in already is nobody’s', async () => {
  const pending = { isBusinessOwner: 'pending', createdAt: at };
  await showConsole('admin', [
    ADMIN,
    business('a1', { businessName: 'One', ...pending }),
    business('a2', { businessName: 'Two', ...pending }),
    business('a3', { businessName: 'Three' }),
    ...[claim('business', 'a1'), claim('business', 'a3')],
  ]);
  const filter = encodeURIComponent(JSON.stringify({ isBusinessOwner: 'pending' }));
  const dialog = await ask(`/all-business?filter=${filter}`, 'Approve');
  expect(within(dialog).getByText(/^1 of the selected stays as it is/)).toBeTruthy();
  expect(within(dialog).getByText('Approve Two?')).toBeTruthy();
}, 60_000);
