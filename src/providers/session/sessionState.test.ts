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
    const statusHistory = [{ from: 'pending', to: 'rejected', reason: 'No papers' }];
    expect(
      sessionFrom(claims, { ...record, isBusinessOwner: 'rejected', statusHistory }, lists),
    ).toEqual({ status: 'signedOut', reason: 'rejected', why: 'No papers' });
  });

  it('falls back on the address where the record has no name', () => {
    const session = sessionFrom(claims, { isBusinessOwner: 'approved' }, lists);
    expect(session).toMatchObject({ user: { businessName: 'owner@shop.example' } });
  });

  it('takes texts for texts and yes for yes only', () => {
    const odd = {
      ...{ businessEmail: 5, businessName: '', userImg: ['x'], baseCurrency: { a: 1 } },
      ...{ isBusinessOwner: 'approved', isSuperAdmin: 'true', isDeleted: 0 },
    };
    expect(sessionFrom(claims, odd, lists)).toMatchObject({
      user: {
        ...{ businessEmail: 'owner@shop.example', businessName: 'owner@shop.example' },
        ...{ userImg: null, baseCurrency: 'USD', isSuperAdmin: false, isDeleted: false },
      },
    });
    const told = { ...record, userImg: 'a.png', baseCurrency: 'EUR' };
    expect(sessionFrom(claims, told, lists)).toMatchObject({
      user: { userImg: 'a.png', baseCurrency: 'EUR' },
    });
    const admin = { uid: 'u2', email: 'boss@shop.example', emailVerified: true };
    expect(sessionFrom(admin, { isSuperAdmin: true }, lists)).toMatchObject({
      user: { isSuperAdmin: true },
    });
  });

  it('has blanks where neither the record nor the sign-in has an address', () => {
    const nobody = { uid: 'u1', email: null, emailVerified: false };
    expect(sessionFrom(nobody, { isBusinessOwner: 'approved' }, lists)).toMatchObject({
      user: { businessEmail: '', businessName: '' },
    });
  });

  it('takes the address of the record before that of the sign-in, which the actor has', () => {
    const other = { ...record, businessEmail: 'shop@shop.example' };
    expect(sessionFrom(claims, other, lists)).toMatchObject({
      actor: { email: 'owner@shop.example' },
      user: { businessEmail: 'shop@shop.example' },
    });
    expect(sessionFrom({ ...claims, email: null }, other, lists)).toMatchObject({
      actor: { email: 'shop@shop.example' },
    });
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
