import { describe, expect, it } from 'vitest';
import { checkTransition } from '../access/authorizeWriteTransitions.ts';
import {
  BUSINESS_ACTIONS,
  type BusinessStanding,
  businessActionChanges,
  needsReason,
  possibleBusinessActions,
  splitByAction,
} from './businessActions.ts';

const business = (
  isBusinessOwner: string,
  isDeleted = false,
  more: Partial<BusinessStanding> = {},
): BusinessStanding => ({ id: 'b1', isBusinessOwner, isDeleted, statusHistory: [], ...more });
const at = new Date('2026-11-21T00:00:00Z');
const context = { actorId: 'boss', at, reason: ' papers checked ' };

describe('possibleBusinessActions', () => {
  it.each([
    ['pending', false, ['approve', 'reject', 'delete']],
    ['approved', false, ['deactivate', 'delete']],
    ['deactivated', false, ['reactivate', 'delete']],
    ['rejected', false, ['approve', 'delete']],
    ['suspended', false, ['approve', 'reject', 'delete']],
    ['approved', true, ['restore']],
    ['pending', true, ['restore']],
  ])('%s, deleted %s: %j', (status, deleted, actions) => {
    expect(possibleBusinessActions(business(status, deleted), 'boss')).toEqual(actions);
  });

  it('lets nobody shut out their own account', () => {
    const own = business('approved', false, { id: 'boss' });
    expect(possibleBusinessActions(own, 'boss')).toEqual([]);
  });
});

describe('businessActionChanges', () => {
  it('changes the status and writes it into the history, with who, when and why', () => {
    const earlier = { at, by: 'x', from: '', to: 'pending', reason: '' };
    const before = business('pending', false, { statusHistory: [earlier] });
    expect(businessActionChanges(before, 'approve', context)).toEqual({
      isBusinessOwner: 'approved',
      statusHistory: [
        earlier,
        { at, by: 'boss', from: 'pending', to: 'approved', reason: 'papers checked' },
      ],
    });
  });

  it('marks a deletion and takes it back, without losing the status', () => {
    expect(businessActionChanges(business('deactivated'), 'delete', context)).toMatchObject({
      isDeleted: true,
      statusHistory: [{ from: 'deactivated', to: 'deleted' }],
    });
    const restored = businessActionChanges(business('deactivated', true), 'restore', context);
    expect(restored).toMatchObject({
      isDeleted: false,
      statusHistory: [{ from: 'deleted', to: 'deactivated' }],
    });
    expect(restored).not.toHaveProperty('isBusinessOwner');
  });

  it('changes nothing where the action does not start', () => {
    expect(businessActionChanges(business('approved'), 'approve', context)).toBeNull();
    expect(businessActionChanges(business('approved', true), 'deactivate', context)).toBeNull();
  });

  it('only takes steps that the access rules allow', () => {
    const actor = { uid: 'boss', email: 'boss@shop.example', role: 'superAdmin' } as const;
    for (const status of ['pending', 'approved', 'rejected', 'deactivated', 'suspended'])
      for (const isDeleted of [true, false])
        for (const action of BUSINESS_ACTIONS) {
          const before = { ...business(status, isDeleted) };
          const changes = businessActionChanges(before, action, context);
          if (!changes) continue;
          const change = {
            resource: 'business',
            id: 'b1',
            before,
            after: { ...before, ...changes },
            parent: null,
          } as const;
          expect(
            checkTransition(change, { actor, now: at, businessName: null, changes: [change] }),
          ).toBeNull();
        }
  });
});

describe('splitByAction', () => {
  it('tells what a bulk action leaves out', () => {
    const pending = business('pending');
    const approved = business('approved', false, { id: 'b2' });
    expect(splitByAction([pending, approved], 'approve', 'boss')).toEqual({
      possible: [pending],
      skipped: [approved],
    });
  });
});

describe('needsReason', () => {
  it('asks for one where people are kept out', () => {
    expect(BUSINESS_ACTIONS.filter(needsReason)).toEqual(['reject', 'deactivate', 'delete']);
  });
});
