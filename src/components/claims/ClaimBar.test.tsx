import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Claim } from '@/domain/schemas/claim.ts';
import { ClaimBar } from './ClaimBar.tsx';
import { type Claims, ClaimsContext } from './ClaimsContext.ts';
import type { ClaimState } from './useClaim.ts';

const stage = vi.hoisted(() => ({
  state: { has: 'nobody' } as ClaimState,
  closeTakeOver: () => {},
}));
vi.mock('./useClaim.ts', () => ({ useClaim: () => stage.state }));
vi.mock('./ClaimDialogs.tsx', () => ({
  TakeOverDialog: ({ onClose }: { onClose: () => void }) => {
    stage.closeTakeOver = onClose;
    return <p>taking over</p>;
  },
  HandOverDialog: () => <p>handing over</p>,
}));

const ME = 'ann@x.example';
const claim = (holder: string): Claim => ({
  ...{ id: 'reports~p1', resource: 'reports', target: 'p1', label: 'Lamp', holder },
  ...{ from: null, kind: 'looking', note: '', at: new Date() },
});
const claims: Claims = {
  ...{ resource: 'reports', byTarget: new Map(), isOver: false, me: ME, takes: true },
  now: () => new Date(),
};
const bar = () => (
  <ClaimsContext value={claims}>
    <ClaimBar target="p1" label="Lamp" active />
  </ClaimsContext>
);

it('keeps the hand-over that was opened before a take-over was confirmed', () => {
  stage.state = { has: 'others', claim: claim('bob@x.example') };
  const { rerender } = render(bar());
  fireEvent.click(screen.getByRole('button', { name: 'claims.action.takeOver' }));
  expect(screen.getByText('taking over')).toBeTruthy();
  // What is watched tells of it before the commit has come back.
  stage.state = { has: 'me', claim: claim(ME) };
  rerender(bar());
  fireEvent.click(screen.getByRole('button', { name: 'claims.action.handOver' }));
  act(() => stage.closeTakeOver());
  expect(screen.getByText('handing over')).toBeTruthy();
});

it('has its room before it is known who has the item, so that nothing moves when it is', () => {
  stage.state = { has: 'nobody' };
  const { rerender } = render(bar());
  const room = screen.getByRole('status', { hidden: true });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  stage.state = { has: 'me', claim: claim(ME) };
  rerender(bar());
  expect(screen.getByRole('status')).toBe(room);
  expect(screen.getByRole('button', { name: 'claims.action.handOver' })).toBeTruthy();
});

it('keeps no room for who only looks on', () => {
  stage.state = { has: 'nobody' };
  const { container } = render(
    <ClaimsContext value={{ ...claims, takes: false }}>
      <ClaimBar target="p1" label="Lamp" active />
    </ClaimsContext>,
  );
  expect(container.innerHTML).toBe('');
});
