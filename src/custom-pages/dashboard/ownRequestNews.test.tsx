import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showConsole } from '../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

beforeEach(prepareHostile);
afterEach(cleanup);

const at = new Date('2026-01-01T00:00:00Z');
const request = (id: string, unreadBy: 'owner' | 'team' | null) => ({
  collection: 'requests',
  record: {
    ...{ id, businessId: 'owner', businessName: 'Shop', kind: 'support', subject: `Ask ${id}` },
    ...{ message: 'Please', attachments: [], proposed: null, status: 'submitted', reply: null },
    ...{ unreadBy, version: 1, createdAt: at, createdBy: 'owner', updatedAt: at },
    updatedBy: 'owner',
  },
});

it('tells an owner on the dashboard which requests the administrators replied to', async () => {
  await showConsole('owner', [
    ...[business('owner'), request('q1', 'owner'), request('q2', 'team'), request('q3', null)],
  ]);
  act(() => {
    window.history.pushState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const row = async (name: string) => {
    const item = (await screen.findByText(name, {}, { timeout: 20_000 })).closest('li');
    if (!item) throw new Error(`${name} is no row`);
    return within(item);
  };
  expect((await row('Ask q1')).getByText('New message')).toBeTruthy();
  for (const other of ['Ask q2', 'Ask q3'])
    expect((await row(other)).queryByText('New message'), other).toBeNull();
}, 60_000);
