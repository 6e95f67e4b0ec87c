import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  CoreAdminContext,
  ListContextProvider,
  memoryStore,
  type RaRecord,
  useList,
} from 'ra-core';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Claim } from '@/domain/schemas/claim.ts';
import { type Claims, ClaimsContext } from '../claims/ClaimsContext.ts';
import { useQueue } from './useQueue.ts';

const ROWS = [{ id: 'a' }, { id: 'b' }];
const taken: Claim = {
  ...{ id: 'reports~a', resource: 'reports', target: 'a', label: 'Lamp', kind: 'looking' },
  ...{ holder: 'bob@x.example', from: null, note: '', at: new Date() },
};
const stage: { tell: (claims: Partial<Claims>) => void } = { tell: () => {} };

const targetOf = ({ id }: RaRecord) => String(id);

const Queue = () => <p>open: {useQueue(targetOf).id ?? 'none'}</p>;

const Page = () => {
  const [claims, setClaims] = useState<Claims>({
    ...{ resource: 'reports', byTarget: null, isOver: false, me: 'ann@x.example', takes: true },
    now: () => new Date(),
  });
  stage.tell = next => setClaims(before => ({ ...before, ...next }));
  return (
    <ListContextProvider value={useList({ data: ROWS })}>
      <ClaimsContext value={claims}>
        <Queue />
      </ClaimsContext>
    </ListContextProvider>
  );
};

const notify = vi.hoisted(() => vi.fn());
vi.mock('ra-core', async original => ({
  ...(await original<typeof import('ra-core')>()),
  useNotify: () => notify,
}));

const show = async () => {
  const page = (
    <CoreAdminContext store={memoryStore()}>
      <Page />
    </CoreAdminContext>
  );
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: page }])} />);
  await screen.findByText('open: none');
};
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const tell = (claims: Partial<Claims>) => act(async () => stage.tell(claims));

beforeEach(() => {
  window.history.replaceState(null, '', '/reports');
  notify.mockClear();
});

it('waits with the next one until it is known who has what, and says so', async () => {
  await show();
  press('j');
  expect(notify).toHaveBeenCalledExactlyOnceWith('claims.unread', { type: 'info' });
  expect(screen.getByText('open: none')).toBeTruthy();
  await tell({ byTarget: new Map([['a', taken]]) });
  expect(screen.getByText('open: b')).toBeTruthy();
});

it('leaves alone who opened another one meanwhile', async () => {
  await show();
  press('j');
  act(() => window.history.replaceState(null, '', '/reports?open=a'));
  await tell({ byTarget: new Map() });
  expect(screen.queryByText('open: b')).toBeNull();
});

it('goes on without, where it cannot be known', async () => {
  await show();
  await tell({ isOver: true });
  press('j');
  expect(await screen.findByText('open: a')).toBeTruthy();
  expect(notify).not.toHaveBeenCalled();
});
