import { describe, expect, it } from 'vitest';
import { explainSignIn } from './explainSignIn.ts';

const lists = { superAdmins: ['Boss@shop.example'], support: ['help@shop.example'] };
const business = {
  id: 'b1',
  businessEmail: 'shop@shop.example',
  isDeleted: false,
  isBusinessOwner: 'approved',
  isSuperAdmin: false,
};

describe('explainSignIn', () => {
  it.each([
    [{}, { allowed: true, role: 'owner' }],
    [{ isBusinessOwner: 'pending' }, { allowed: false, reason: 'awaitingApproval' }],
    [{ isBusinessOwner: 'rejected' }, { allowed: false, reason: 'rejected' }],
    [{ isBusinessOwner: 'deactivated' }, { allowed: false, reason: 'deactivated' }],
    [{ isDeleted: true }, { allowed: false, reason: 'deleted' }],
    [{ businessEmail: 'help@shop.example' }, { allowed: true, role: 'support' }],
    [
      { businessEmail: 'boss@shop.example', isSuperAdmin: true },
      { allowed: true, role: 'superAdmin' },
    ],
  ])('%j: %j', (fields, verdict) => {
    expect(explainSignIn({ ...business, ...fields }, lists).verdict).toEqual(verdict);
  });

  it('says which half of an administrator’s access is missing', () => {
    const flagged = { ...business, isSuperAdmin: true };
    const listed = { ...business, businessEmail: 'boss@shop.example' };
    expect(explainSignIn(flagged, lists).halfAdmin).toBe('flaggedOnly');
    expect(explainSignIn(listed, lists).halfAdmin).toBe('listedOnly');
    expect(
      explainSignIn({ ...flagged, ...listed, isSuperAdmin: true }, lists).halfAdmin,
    ).toBeNull();
    expect(explainSignIn(business, lists).halfAdmin).toBeNull();
  });
});
