import { describe, expect, it } from 'vitest';
import {
  type AccessRecord,
  type AccessVerdict,
  evaluateAccess,
  isMarkedDeleted,
} from './evaluateAccess.ts';

const lists = {
  superAdmins: ['Boss@Shop.example', 'chief@shop.example'],
  support: ['help@shop.example'],
};
const listed = { uid: 'a', email: 'boss@shop.example', emailVerified: true };
const unlisted = { uid: 'b', email: 'owner@shop.example', emailVerified: true };
const superAdmin: AccessVerdict = { allowed: true, role: 'superAdmin' };
const owner: AccessVerdict = { allowed: true, role: 'owner' };
const record = (fields: AccessRecord) => ({
  isDeleted: false,
  isBusinessOwner: 'approved',
  isSuperAdmin: false,
  ...fields,
});
const no = (reason: string) => ({ allowed: false, reason });

describe('evaluateAccess', () => {
  it.each([
    ['missing record', unlisted, null, no('noAccount')],
    ['missing record of a listed address', listed, null, no('noAccount')],
    ['deleted', unlisted, record({ isDeleted: true }), no('deleted')],
    [
      'deleted super administrator',
      listed,
      record({ isDeleted: true, isSuperAdmin: true }),
      no('deleted'),
    ],
    ['deleted by a word', unlisted, record({ isDeleted: 'true' }), no('deleted')],
    [
      'super administrator deleted by a word',
      listed,
      record({ isDeleted: 'true', isSuperAdmin: true }),
      no('deleted'),
    ],
    ['a word that says it is not deleted', unlisted, record({ isDeleted: 'False' }), owner],
    ['deactivated', unlisted, record({ isBusinessOwner: 'deactivated' }), no('deactivated')],
    [
      'deactivated super administrator',
      listed,
      record({ isBusinessOwner: 'deactivated', isSuperAdmin: true }),
      no('deactivated'),
    ],
    [
      'deleted and deactivated',
      unlisted,
      record({ isDeleted: true, isBusinessOwner: 'deactivated' }),
      no('deleted'),
    ],
    ['listed and flagged', listed, record({ isSuperAdmin: true }), superAdmin],
    [
      'listed and flagged, not approved',
      listed,
      record({ isSuperAdmin: true, isBusinessOwner: 'pending' }),
      superAdmin,
    ],
    ['flagged only', unlisted, record({ isSuperAdmin: true }), owner],
    ['listed only', listed, record({}), owner],
    ['neither', unlisted, record({}), owner],
    [
      'flagged only, pending',
      unlisted,
      record({ isSuperAdmin: true, isBusinessOwner: 'pending' }),
      no('awaitingApproval'),
    ],
    [
      'listed only, pending',
      listed,
      record({ isBusinessOwner: 'pending' }),
      no('awaitingApproval'),
    ],
    ['pending', unlisted, record({ isBusinessOwner: 'pending' }), no('awaitingApproval')],
    ['rejected', unlisted, record({ isBusinessOwner: 'rejected' }), no('rejected')],
    [
      'an unknown status',
      unlisted,
      record({ isBusinessOwner: 'whatever' }),
      no('awaitingApproval'),
    ],
    ['no status', unlisted, record({ isBusinessOwner: undefined }), no('awaitingApproval')],
    [
      'a boolean where the status should be',
      unlisted,
      record({ isBusinessOwner: true }),
      no('awaitingApproval'),
    ],
    ['a flag that is not a boolean', listed, record({ isSuperAdmin: 'true' }), owner],
    [
      'an unverified address',
      { ...listed, emailVerified: false },
      record({ isSuperAdmin: true }),
      owner,
    ],
    ['no address', { ...listed, email: null }, record({ isSuperAdmin: true }), owner],
    [
      'support',
      { ...unlisted, email: 'HELP@shop.example' },
      record({}),
      { allowed: true, role: 'support' },
    ],
    [
      'support awaiting approval',
      { ...unlisted, email: 'help@shop.example' },
      record({ isBusinessOwner: 'pending' }),
      no('awaitingApproval'),
    ],
  ])('%s', (_, claims, businessRecord, verdict) => {
    expect(evaluateAccess(claims, businessRecord, lists)).toEqual(verdict);
  });
});

describe('isMarkedDeleted', () => {
  it.each([true, 'true', 'TRUE', 'yes', 'deleted', '1', 1, -1, {}, [], new Date(0)])('%j', mark => {
    expect(isMarkedDeleted(mark)).toBe(true);
  });

  it.each([undefined, null, false, 0, '', ' ', 'false', ' False', 'no', 'n', '0'])(
    'not %j',
    mark => {
      expect(isMarkedDeleted(mark)).toBe(false);
    },
  );
});
