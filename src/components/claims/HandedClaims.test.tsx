import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Claim } from '@/domain/schemas/claim.ts';
import { ClaimsContext } from './ClaimsContext.ts';
import { HandedClaims } from './HandedClaims.tsx';

const ME = 'ann@x.example';

const claim = (target: string, kind: Claim['kind']): Claim => ({
  ...{ id: `reports~${target}`, resource: 'reports', target, label: `Lamp ${target}`, holder: ME },
  ...{ from: kind === 'handed' ? 'bob@x.example' : null, kind, note: '', at: new Date() },
});

it('leads to what was handed over; what is looked at is in view and moves no row', () => {
  const held = [claim('p1', 'looking'), claim('p2', 'handed')];
  const byTarget = new Map(held.map(one => [one.target, one]));
  render(
    <ClaimsContext
      value={{
        resource: 'reports',
        byTarget,
        me: ME,
        takes: true,
        isOver: false,
        now: () => new Date(),
      }}
    >
      <HandedClaims addressOf={target => `/reports?open=${target}`} />
    </ClaimsContext>,
    { wrapper: MemoryRouter },
  );
  const [link, ...others] = screen.getAllByRole('link');
  expect(link?.textContent).toBe('Lamp p2');
  expect(link?.getAttribute('href')).toBe('/reports?open=p2');
  expect(others).toEqual([]);
});
