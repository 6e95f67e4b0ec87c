import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/routes/paths.ts';
import { showConsole } from '../../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const at = new Date('2026-01-01T00:00:00Z');
const giveaway = {
  ...{ id: 'g1', title: 'A tent for two', description: '', productId: null, productTitle: '' },
  ...{ businessId: 'owner', businessName: 'Owner', startsAt: new Date('2025-12-01'), endsAt: at },
  ...{ timeZone: 'UTC', status: 'ended', numberOfWinners: 2, entryCount: 2, winners: [] },
  ...{ seedCommitment: null, drawSeed: null, drawnAt: null },
  ...{ version: 1, createdAt: at, createdBy: 'admin', updatedAt: at, updatedBy: 'admin' },
};
const entry = (id: string, more: object = {}) => ({
  collection: 'giveaways/g1/entries',
  record: { id, userId: id, name: `Una ${id}`, email: `${id}@mail.example`, country: '', ...more },
});

const showGiveaway = async (entries: ReturnType<typeof entry>[]) => {
  await showConsole('admin', [
    ...[business('admin', { isSuperAdmin: true }), business('owner')],
    ...[{ collection: 'giveaways', record: giveaway }, ...entries],
  ]);
  act(() => {
    window.history.pushState(null, '', paths.giveaway('g1'));
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
};
const said = (text: string) =>
  waitFor(() => expect(document.body.textContent).toContain(text), { timeout: 20_000 });

it('does not say that nobody entered where no entry has a time', async () => {
  await showGiveaway([entry('a'), entry('b')]);
  await said('2 entries have no time, so they are not listed here. They take part all the same.');
  expect(screen.queryByText('Nobody has entered yet')).toBeNull();
}, 60_000);

it('says how many lack a time beside those that have one', async () => {
  await showGiveaway([entry('a'), entry('b', { enteredAt: at })]);
  await said('1 entry has no time, so it is not listed here. It takes part all the same.');
  expect(document.body.textContent).toContain('Una b');
}, 60_000);

it('says that nobody entered where nobody did', async () => {
  await showGiveaway([]);
  await said('Nobody has entered yet');
}, 60_000);
