import { describe, expect, it } from 'vitest';
import { followingSession, sessionFrom } from './sessionState.ts';

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

describe('followingSession', () => {
  const before = sessionFrom(claims, record, lists);

  it('stays as it is where nobody would see a change', () => {
    expect(followingSession(before, sessionFrom(claims, { ...record, version: 2 }, lists))).toBe(
      before,
    );
  });

  it('has another name and the same actor, so that nothing that hangs on it starts anew', () => {
    const after = followingSession(
      before,
      sessionFrom(claims, { ...record, businessName: 'X' }, lists),
    );
    expect(after).toMatchObject({ user: { businessName: 'X' } });
    expect(Reflect.get(after, 'actor')).toBe(Reflect.get(before, 'actor'));
  });

  it('takes another actor, and an end', () => {
    const ended = sessionFrom(claims, null, lists);
    expect(followingSession(before, ended)).toBe(ended);
    const other = sessionFrom({ ...claims, uid: 'u2' }, record, lists);
    expect(followingSession(before, other)).toBe(other);
  });
});
