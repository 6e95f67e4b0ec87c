import { describe, expect, it } from 'vitest';
import { possibleUserAction, userActionChanges } from './userActions.ts';

describe('userActionChanges', () => {
  it('blocks who is active and unblocks who is blocked', () => {
    expect(userActionChanges({ status: 'active' }, 'block')).toEqual({ status: 'blocked' });
    expect(userActionChanges({ status: 'blocked' }, 'unblock')).toEqual({ status: 'active' });
  });

  it('changes nothing that is so already', () => {
    expect(userActionChanges({ status: 'blocked' }, 'block')).toBeNull();
    expect(userActionChanges({ status: 'active' }, 'unblock')).toBeNull();
  });

  it('offers the one that makes sense', () => {
    expect(possibleUserAction({ status: 'active' })).toBe('block');
    expect(possibleUserAction({ status: 'blocked' })).toBe('unblock');
  });
});
