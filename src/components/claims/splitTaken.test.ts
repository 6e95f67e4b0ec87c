import { describe, expect, it } from 'vitest';
import { LEASE } from '@/domain/claims/claim.ts';
import type { Claim } from '@/domain/schemas/claim.ts';
import type { Claims } from './ClaimsContext.ts';
import { splitTaken } from './splitTaken.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const claim = (target: string, holder: string, at = NOW): [string, Claim] => [
  target,
  {
    ...{ id: `requests~${target}`, resource: 'requests', target, label: '', holder },
    ...{ from: null, kind: 'looking', note: '', at },
  },
];
const claims: Claims = {
  ...{ resource: 'requests', isOver: false, me: 'ann@x.example', takes: true, now: () => NOW },
  byTarget: new Map([
    claim('q1', 'bob@x.example'),
    claim('q2', 'ann@x.example'),
    claim('q3', 'bob@x.example', new Date(NOW.getTime() - LEASE.looking)),
  ]),
};
const all = ['q1', 'q2', 'q3', 'q4'];

describe('splitTaken', () => {
  it('leaves to somebody else what they have now, and nothing else', () => {
    expect(splitTaken(claims, all, id => id)).toEqual({ free: ['q2', 'q3', 'q4'], taken: ['q1'] });
  });

  it('asks nobody about what nobody can have', () => {
    expect(splitTaken(claims, all, () => null)).toEqual({ free: all, taken: [] });
  });

  it('leaves nothing where nothing is claimed', () => {
    expect(splitTaken(null, all, id => id)).toEqual({ free: all, taken: [] });
  });
});
