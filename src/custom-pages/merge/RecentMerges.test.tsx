import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/routes/paths.ts';
import { showConsole } from '../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));
beforeEach(prepareHostile);

const MINUTE = 60_000;

/** The latest first. */
const merges = Array.from({ length: 23 }, (_, index) => ({
  collection: 'audit',
  record: {
    ...{ id: `m${index}`, at: new Date(Date.now() - index * MINUTE), actorId: 'admin' },
    ...{ actorEmail: 'admin@catalogue.example', actorRole: 'superAdmin', action: 'merge' },
    ...{ resource: 'products', records: [`p${index}`], label: `Merge ${index}`, changes: {} },
    ...{ businessId: 'b', reason: '', source: 'merge', reverts: null },
  },
}));
const undo = (index: number) => ({
  collection: 'audit',
  record: {
    ...merges[index]?.record,
    ...{ id: `u${index}`, action: 'unmerge', source: 'revert', reverts: `m${index}` },
  },
});

const shown = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('link', { name: /^Merge \d+$/ })).toHaveLength(count), {
    timeout: 20_000,
  });

it('shows earlier merges when it is asked to, and knows which of them were undone', async () => {
  await showConsole('admin', [
    business('admin', { isSuperAdmin: true }),
    ...[...merges, undo(3), undo(22)],
  ]);
  act(() => {
    window.history.pushState(null, '', paths.mergeProducts());
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await shown(10);
  await waitFor(() => expect(screen.getAllByText('Undone')).toHaveLength(1));
  const more = () => screen.queryByRole('button', { name: 'Show earlier merges' });
  for (const count of [20, 23]) {
    fireEvent.click(more() ?? document.body);
    await shown(count);
  }
  expect(more()).toBeNull();
  await waitFor(() => expect(screen.getAllByText('Undone')).toHaveLength(2));
}, 60_000);
