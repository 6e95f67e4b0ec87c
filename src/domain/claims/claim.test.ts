import { expect, it } from 'vitest';
import type { Claim } from '../schemas/claim.ts';
import {
  claimId,
  duplicatesTarget,
  forgottenClaims,
  handOverWrite,
  holderOf,
  holds,
  isOthers,
  LEASE,
  RENEWED_EVERY,
  releaseWrite,
  takeOverWrite,
  takeWrite,
} from './claim.ts';

const now = new Date('2026-11-23T10:00:00Z');
const item = { resource: 'reports', target: 'product~p1', label: 'Lamp' } as const;
const claim = (more: Partial<Claim> = {}): Claim => ({
  ...{ id: claimId(item), ...item, holder: 'ann@x.example', from: null, kind: 'looking' },
  ...{ note: '', at: now },
  ...more,
});
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

it('holds for its lease, which two lost renewals do not outlast', () => {
  expect(holds(claim(), later(LEASE.looking - 1))).toBe(true);
  expect(holds(claim(), later(LEASE.looking))).toBe(false);
  expect(holds(claim({ kind: 'handed' }), later(LEASE.looking))).toBe(true);
  expect(LEASE.looking).toBeGreaterThan(2 * RENEWED_EVERY);
});

it('is another’s while it holds and is not the own', () => {
  expect(isOthers(claim(), 'bob@x.example', now)).toBe(true);
  expect(isOthers(claim(), 'ann@x.example', now)).toBe(false);
  expect(isOthers(claim(), 'bob@x.example', later(LEASE.looking))).toBe(false);
  expect(isOthers(null, 'bob@x.example', now)).toBe(false);
  expect(holderOf({ email: 'Ann@X.Example' })).toBe('ann@x.example');
});

it('is forgotten an hour after its end', () => {
  const left = claim({ at: later(-LEASE.looking - 60 * 60_000) });
  const recent = claim({ at: later(-LEASE.looking - 59 * 60_000) });
  expect(forgottenClaims([left, recent, claim()], now)).toEqual([left]);
});

it('names products that may be one in one order', () => {
  expect(duplicatesTarget(['b', 'a'])).toBe('a~b');
  expect(duplicatesTarget(['x'.repeat(400), 'y'.repeat(400)])).toHaveLength(500);
});

it('is one document an item, and keeps what came with it', () => {
  const me = 'ann@x.example';
  const handed = claim({ kind: 'handed', from: 'bob@x.example', note: 'Yours' });
  expect(takeWrite(item, me, handed)).toMatchObject({
    ...{ type: 'set', collection: 'claims', id: 'reports~product~p1' },
    data: { holder: me, from: 'bob@x.example', kind: 'looking', note: 'Yours' },
  });
  expect(takeWrite(item, 'cy@x.example', handed)).toMatchObject({ data: { from: null, note: '' } });
  expect(takeOverWrite(item, me, 'bob@x.example', 'ill')).toMatchObject({
    data: { holder: me, from: 'bob@x.example', note: 'ill' },
  });
  expect(handOverWrite(item, me, 'Bob@x.example', 'you know him')).toMatchObject({
    data: { holder: 'bob@x.example', from: me, kind: 'handed' },
  });
  expect(releaseWrite(item)).toMatchObject({ type: 'delete', id: 'reports~product~p1' });
  expect(takeWrite({ ...item, label: 'x'.repeat(300) }, me)).toMatchObject({
    data: { label: 'x'.repeat(200) },
  });
});
