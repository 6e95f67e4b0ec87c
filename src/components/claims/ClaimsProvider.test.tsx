import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LEASE, RENEWED_EVERY } from '@/domain/claims/claim.ts';
import type { Claim } from '@/domain/schemas/claim.ts';
import type { Write } from '@/domain/write.ts';
import { signOutAfterTasks } from '@/providers/session/beforeSignOut.ts';
import type { RecordPlace, Subscription } from '@/providers/types.ts';
import { ClaimsProvider } from './ClaimsProvider.tsx';
import { useClaim } from './useClaim.ts';

const stage = vi.hoisted(() => ({
  commit: vi.fn(async (_: readonly Write[]) => {}),
  deleteLeaving: vi.fn((_: readonly RecordPlace[]) => {}),
  told: null as Subscription<Claim[]> | null,
  ahead: 0,
}));
vi.mock('@/components/clock/useServerAhead.ts', () => ({ useServerAhead: () => stage.ahead }));
vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({ actor: { uid: 'ann', email: 'Ann@x.example', role: 'superAdmin' } }),
}));
const services = vi.hoisted(() => ({
  deleteLeaving: stage.deleteLeaving,
  dataProvider: {
    commit: stage.commit,
    watchList: (_: string, __: object, subscription: Subscription<Claim[]>) => {
      stage.told = subscription;
      return () => {};
    },
  },
}));
vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => services }));

const ME = 'ann@x.example';
const claim = (target: string, holder: string, ago = 0, more: Partial<Claim> = {}): Claim => ({
  ...{ id: `reports~${target}`, resource: 'reports', target, label: 'Lamp', holder },
  ...{ from: null, kind: 'looking', note: '', at: new Date(Date.now() - ago) },
  ...more,
});
const Item = ({ target, label }: { target: string; label: string | null }) => (
  <p>{useClaim(target, label).has}</p>
);
const show = (target = 'p1', label: string | null = 'Lamp') => (
  <ClaimsProvider resource="reports">
    <Item key={target} target={target} label={label} />
  </ClaimsProvider>
);
const tell = (...claims: Claim[]) => act(async () => stage.told?.next(claims));
const written = () =>
  stage.commit.mock.calls.flatMap(([writes]) => writes.map(({ type, id }) => `${type} ${id}`));

beforeEach(() => {
  vi.useFakeTimers();
  stage.commit.mockClear();
  stage.deleteLeaving.mockClear();
  stage.ahead = 0;
  return () => {
    vi.useRealTimers();
  };
});

it('takes what is free once it is known to be, renews it, and gives it free when it is left', async () => {
  const { rerender } = render(show());
  expect(written()).toEqual([]);
  await tell();
  expect(written()).toEqual(['set reports~p1']);
  await tell(claim('p1', ME));
  expect(screen.getByText('me')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(RENEWED_EVERY));
  expect(written()).toEqual(['set reports~p1', 'set reports~p1']);
  await tell(claim('p1', ME));
  rerender(show('p2'));
  expect(written().slice(2).toSorted()).toEqual(['delete reports~p1', 'set reports~p2']);
});

it('takes nothing from who has it, until their lease is over', async () => {
  render(show());
  await tell(claim('p1', 'bob@x.example'));
  expect(screen.getByText('others')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(LEASE.looking - 60_000));
  expect(written()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(written()[0]).toBe('set reports~p1');
});

it('keeps what was handed over as it is until it is decided', async () => {
  const { rerender } = render(show());
  const handed = claim('p1', ME, 0, { kind: 'handed', from: 'bob@x.example', note: 'Yours' });
  await tell(handed);
  expect(screen.getByText('me')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(RENEWED_EVERY));
  expect(written()).toEqual([]);
  rerender(show('p1', null));
  expect(written()).toEqual(['delete reports~p1']);
});

it('clears away what closed tabs left behind, once', async () => {
  render(show('p1', null));
  await tell(claim('p8', 'bob@x.example', LEASE.looking + 3_600_001), claim('p9', 'bob@x.example'));
  expect(written()).toEqual(['delete reports~p8']);
  await tell(claim('p8', 'bob@x.example', LEASE.looking + 3_600_001));
  expect(written()).toEqual(['delete reports~p8']);
});

const pass = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  act(async () => window.dispatchEvent(new PageTransitionEvent(type, { persisted })));
const left = () => stage.deleteLeaving.mock.calls.flatMap(([places]) => places.map(({ id }) => id));

it('gives free what was looked at as the page goes, in a way that outlives it; back, it takes it again', async () => {
  render(show());
  await tell(claim('p1', ME));
  await pass('pageshow', false);
  expect([written(), left()]).toEqual([[], []]);
  await pass('pagehide', true);
  expect([written(), left()]).toEqual([[], ['reports~p1']]);
  await pass('pageshow', true);
  expect(written()).toEqual(['set reports~p1']);
});

it('leaves to others what is theirs, and what was handed over, as the page goes', async () => {
  render(show());
  await tell(claim('p1', 'bob@x.example'));
  await pass('pagehide', false);
  await pass('pageshow', true);
  await tell(claim('p1', ME, 0, { kind: 'handed', from: 'bob@x.example', note: 'Yours' }));
  await pass('pagehide', false);
  expect([written(), left()]).toEqual([[], []]);
});

it('gives free what was looked at before signing out, and does not take it again', async () => {
  render(show());
  await tell(claim('p1', ME));
  await act(() =>
    signOutAfterTasks(async () => {
      expect(written()).toEqual(['delete reports~p1']);
    }),
  );
  await tell();
  await act(() => vi.advanceTimersByTimeAsync(RENEWED_EVERY));
  expect(written()).toEqual(['delete reports~p1']);
});

it('keeps what was handed over through signing out', async () => {
  render(show());
  await tell(claim('p1', ME, 0, { kind: 'handed', from: 'bob@x.example', note: 'Yours' }));
  await act(() => signOutAfterTasks(async () => {}));
  expect(written()).toEqual([]);
});

it('knows by the server’s time who has what, on a device whose clock is two hours fast', async () => {
  const fast = 2 * 60 * 60_000;
  const { rerender } = render(show());
  await tell(claim('p1', 'bob@x.example', fast), claim('p2', 'cy@x.example', fast + 60_000));
  expect(screen.queryByText('others')).toBeNull();
  stage.ahead = -fast;
  rerender(show());
  expect(screen.getByText('others')).toBeTruthy();
});

it('clears nothing away that the server would not call forgotten', async () => {
  stage.ahead = -2 * 24 * 60 * 60_000;
  render(show('p9'));
  await tell(claim('p1', 'bob@x.example', 2 * 24 * 60 * 60_000));
  expect(written()).toEqual(['set reports~p9']);
});
