import { describe, expect, it, vi } from 'vitest';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import type { Subscription } from '../types.ts';
import type { SessionState } from './sessionState.ts';
import { watchSession } from './watchSession.ts';

const lists = { superAdmins: [], support: [] };
const claims = { uid: 'u1', email: 'owner@shop.example', emailVerified: true };
const approved = { businessName: 'Oak', isBusinessOwner: 'approved', isDeleted: false };

const follow = () => {
  const states: SessionState[] = [];
  let tellIdentity: (claims: IdentityClaims | null) => void = () => {};
  let record: Subscription<Record<string, unknown> | null> | undefined;
  const endRecord = vi.fn();
  const signOut = vi.fn(async () => tellIdentity(null));
  const unused = async () => {
    throw new Error('not part of this test');
  };
  const end = watchSession(
    {
      identity: {
        methods: ['password'],
        watch: listener => {
          tellIdentity = listener;
          return () => {};
        },
        signOut,
        signIn: unused,
        signInWithGoogle: unused,
        sendPasswordReset: unused,
        provisionAccount: unused,
      },
      watchBusiness: (_, subscription) => {
        record = subscription;
        return endRecord;
      },
    },
    lists,
    state => states.push(state),
  );
  return {
    states,
    signOut,
    endRecord,
    end,
    identity: (next: IdentityClaims | null) => tellIdentity(next),
    record: (next: Record<string, unknown> | null) => record?.next(next),
    fail: () => record?.error(new Error('denied')),
  };
};

describe('watchSession', () => {
  it('says nothing until the record has been evaluated', () => {
    const session = follow();
    session.identity(claims);
    expect(session.states).toEqual([]);
    session.record(approved);
    expect(session.states.at(-1)).toMatchObject({ status: 'signedIn', actor: { role: 'owner' } });
  });

  it('signs out with the reason when the record changes, and keeps the reason', async () => {
    const session = follow();
    session.identity(claims);
    session.record(approved);
    session.record({ ...approved, isBusinessOwner: 'deactivated' });
    await Promise.resolve();
    expect(session.signOut).toHaveBeenCalledOnce();
    expect(session.endRecord).toHaveBeenCalled();
    expect(session.states.at(-1)).toEqual({ status: 'signedOut', reason: 'deactivated' });
  });

  it('gives no reason to somebody who signs out', () => {
    const session = follow();
    session.identity(claims);
    session.record(approved);
    session.identity(null);
    expect(session.states.at(-1)).toEqual({ status: 'signedOut', reason: null });
  });

  it('forgets the reason at the next sign-in', () => {
    const session = follow();
    session.identity(claims);
    session.record(null);
    expect(session.states.at(-1)).toEqual({ status: 'signedOut', reason: 'noAccount' });
    session.identity(claims);
    session.record(approved);
    session.identity(null);
    expect(session.states.at(-1)).toEqual({ status: 'signedOut', reason: null });
  });

  it('signs out when the record cannot be watched', () => {
    const session = follow();
    session.identity(claims);
    session.fail();
    expect(session.states.at(-1)).toEqual({ status: 'signedOut', reason: 'unreachable' });
  });
});
