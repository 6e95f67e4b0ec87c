import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { showConsole } from '../../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

beforeEach(prepareHostile);
afterEach(cleanup);

const WAIT = { timeout: 20_000 };
const at = new Date('2026-01-01T00:00:00Z');
const report = (id: string, status: string) => ({
  collection: 'reports',
  record: {
    ...{ id, reporterId: 'u1', reporterName: 'Una', targetType: 'product', targetId: 'p1' },
    ...{ targetLabel: 'Lamp', businessId: 'owner', reason: 'spam', message: '', status },
    ...{ resolution: null, version: 1, createdAt: at, createdBy: 'u1', updatedAt: at },
    updatedBy: 'u1',
  },
});
const PUTS = [
  ...[business('admin', { isSuperAdmin: true }), business('owner')],
  { collection: 'products', record: { ...testProduct('p1', { title: 'Lamp' }) } },
  ...[report('r1', 'open'), report('r2', 'open'), report('r3', 'inReview')],
];

/** Selects all rows that are listed as open, and asks for an act. */
const ask = async (name: string) => {
  await showConsole('admin', PUTS);
  act(() => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'open' }));
    window.history.pushState(null, '', `/reports?filter=${filter}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByText('Product · 2 reports', {}, WAIT);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  const toolbar = await screen.findByRole('toolbar', {}, WAIT);
  fireEvent.click(within(toolbar).getByRole('button', { name }));
  return within(await screen.findByRole('dialog', {}, WAIT));
};

it('says how many reports the selected rows stand for', async () => {
  const dialog = await ask('Dismiss');
  expect(dialog.getByText('Dismiss 2 reports?')).toBeTruthy();
  expect(dialog.getByText(/^The selected row stands for 2 reports/)).toBeTruthy();
}, 60_000);

it('says how many reports were selected where a measure closes more', async () => {
  const dialog = await ask('Resolve with measures');
  expect(dialog.getByText('Lamp · 2 reports selected')).toBeTruthy();
  expect(dialog.getByText(/also those that are not selected/)).toBeTruthy();
}, 60_000);
