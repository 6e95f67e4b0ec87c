import { describe, expect, it } from 'vitest';
import { sameSession, sessionFrom } from './sessionState.ts';

const lists = { superAdmins: ['boss@shop.example'], support: [] };
const claims = { uid: 'u1', email: 'owner@shop.example', emailVerified: true };
const record = {
  businessEmail: 'owner@shop.example',
  businessName: 'Oak & Ash',
  isBusinessOwner: 'approved',
  isDeleted: false,
  isSuperAdmin: false,
};

describe('sessionFrom', () => {
  it('is the business record plus uid', () => {
    expect(sessionFrom(claims, record, lists)).toEqual({
      status: 'signedIn',
      actor: { uid: 'u1', email: 'owner@shop.example', role: 'owner' },
      user: { uid: 'u1', userImg: null, baseCurrency: 'USD', ...record },
    });
  });

  it('ends with the reason of the access rule', () => {
    expect(sessionFrom(claims, { ...record, isBusinessOwner: 'deactivated' }, lists)).toEqual({
      status: 'signedOut',
      reason: 'deactivated',
    });
    expect(sessionFrom(claims, null, lists)).toEqual({ status: 'signedOut', reason: 'noAccount' });
  });

  it('falls back on the address where the record has no name', () => {
    const session = sessionFrom(claims, { isBusinessOwner: 'approved' }, lists);
    expect(session).toMatchObject({ user: { businessName: 'owner@shop.example' } });
  });
});

describe('sameSession', () => {
  it('ignores changes that nobody would see', () => {
    const before = sessionFrom(claims, record, lists);
    expect(sameSession(before, sessionFrom(claims, { ...record, version: 2 }, lists))).toBe(true);
    expect(sameSession(before, sessionFrom(claims, { ...record, businessName: 'X' }, lists))).toBe(
      false,
    );
  });
});
