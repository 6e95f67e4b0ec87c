import { describe, expect, it, vi } from 'vitest';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import type { Subscription } from '../types.ts';
import type { EndedSession } from './endedSessions.ts';
import type { SessionState } from './sessionState.ts';
import { watchSession } from './watchSession.ts';

const lists = { superAdmins: [], support: [] };
const claims = { uid: 'u1', email: 'owner@shop.example', emailVerified: true };
const approved = { businessName: 'Oak', isBusinessOwner: 'approved', isDeleted: false };

/** Tabs of one browser: each tells the others, and not itself. */
const browserTabs = () => {
  const tabs = new Set<(ended: EndedSession) => void>();
  return () => {
    let own: ((ended: EndedSession) => void) | undefined;
    return {
      publish: (ended: EndedSession) => {
        for (const tab of tabs) if (tab !== own) tab(ended);
      },
      watch: (listener: (ended: EndedSession) => void) => {
        own = listener;
        tabs.add(listener);
        return () => void tabs.delete(listener);
      },
    };
  };
};

const follow = (otherTabs = browserTabs()(), wasAsked = () => false) => {
  const states: SessionState[] = [];
  let tellIdentity: (claims: IdentityClaims | null) => void = () => {};
  let record: Subscription<Record<string, unknown> | null> | undefined;
  const endRecord = vi.fn();
  const signOut = vi.fn(async () => tellIdentity(null));
  const endIdentity = vi.fn();
  const unused = async () => {
    throw new Error('not part of this test');
  };
  const end = watchSession(
    {
      identity: {
        methods: ['password'],
        watch: listener => {
          tellIdentity = listener;
          return endIdentity;
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
    wasAsked,
    otherTabs,
  );
  return {
    states,
    signOut,
    endRecord,
    endIdentity,
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

  it('says in which words somebody was shut out, until somebody else signs in', async () => {
    const openTab = browserTabs();
    const [first, second] = [follow(openTab()), follow(openTab())];
    const other = follow(openTab());
    for (const tab of [first, second]) tab.identity(claims);
    other.identity({ ...claims, uid: 'u2' });
    for (const tab of [first, second, other]) tab.record(approved);
    const step = { from: 'approved', to: 'deactivated', reason: 'Invoices are open' };
    first.record({ ...approved, isBusinessOwner: 'deactivated', statusHistory: [step] });
    await Promise.resolve();
    const out = { status: 'signedOut', reason: 'deactivated', why: 'Invoices are open' };
    for (const tab of [first, second]) expect(tab.states.at(-1)).toEqual(out);
    expect(JSON.stringify(other.states)).not.toContain('Invoices');
    first.identity({ ...claims, uid: 'u2' });
    first.record({ ...approved, isBusinessOwner: 'deactivated' });
    expect(first.states.at(-1)).toEqual({ status: 'signedOut', reason: 'deactivated' });
  });

  it('gives no reason to somebody who signs out, or was not signed in', () => {
    const session = follow(undefined, () => true);
    session.identity(null);
    session.identity(claims);
    session.record(approved);
    session.identity(null);
    expect(session.states.at(-1)).toEqual({ status: 'signedOut', reason: null });
    const young = follow();
    young.identity(null);
    expect(young.states).toEqual([{ status: 'signedOut', reason: null }]);
  });

  it('says so where nobody in this tab asked for the end', () => {
    const session = follow();
    session.identity(claims);
    session.record(approved);
    session.identity(null);
    expect(session.states.at(-1)).toEqual({ status: 'signedOut', reason: 'elsewhere' });
  });

  it('forgets the reason at the next sign-in', () => {
    const session = follow();
    session.identity(claims);
    session.record(null);
    expect(session.states.at(-1)).toEqual({ status: 'signedOut', reason: 'noAccount' });
    session.identity(claims);
    session.record(approved);
    expect(session.states.at(-1)).toMatchObject({ status: 'signedIn' });
  });

  it('signs out when the record cannot be watched', () => {
    const session = follow();
    session.identity(claims);
    session.fail();
    expect(session.states.at(-1)).toEqual({ status: 'signedOut', reason: 'unreachable' });
  });

  it('tells the other tabs of the account why it ended, whichever hears of the sign-out first', () => {
    const openTab = browserTabs();
    const [first, before, after] = [follow(openTab()), follow(openTab()), follow(openTab())];
    const other = follow(openTab());
    for (const tab of [first, before, after]) tab.identity(claims);
    other.identity({ ...claims, uid: 'u2' });
    for (const tab of [first, before, after, other]) tab.record(approved);
    before.identity(null);
    first.record({ ...approved, isBusinessOwner: 'deactivated' });
    after.identity(null);
    for (const tab of [first, before, after])
      expect(tab.states.at(-1)).toEqual({ status: 'signedOut', reason: 'deactivated' });
    expect(other.states.at(-1)).toMatchObject({ status: 'signedIn' });
  });

  it('tells nobody of somebody who signs out', () => {
    const openTab = browserTabs();
    const other = openTab();
    const told = vi.fn();
    other.watch(told);
    const session = follow(openTab());
    session.identity(claims);
    session.record(approved);
    session.identity(null);
    expect(told).not.toHaveBeenCalled();
  });

  it('ends what it follows, once each, and hears of no other tab any more', () => {
    const openTab = browserTabs();
    const session = follow(openTab());
    session.identity(claims);
    session.record(approved);
    session.end();
    expect(session.endRecord).toHaveBeenCalledOnce();
    expect(session.endIdentity).toHaveBeenCalledOnce();
    const heard = session.states.length;
    openTab().publish({ uid: 'u1', reason: 'deactivated' });
    expect(session.states).toHaveLength(heard);
  });

  it('ends with the record of who was there before', () => {
    const session = follow();
    session.identity(claims);
    session.identity({ ...claims, uid: 'u2' });
    expect(session.endRecord).toHaveBeenCalledOnce();
    session.identity(null);
    expect(session.endRecord).toHaveBeenCalledTimes(2);
    session.end();
    expect(session.endRecord).toHaveBeenCalledTimes(2);
  });

  it('says for developers what failed, and ends the session all the same', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const session = follow();
    session.identity(claims);
    session.signOut.mockRejectedValueOnce(new Error('offline'));
    session.fail();
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    expect(told.mock.calls.map(([words]) => words)).toEqual([
      'The business record cannot be watched',
      'Signing out failed',
    ]);
    expect(session.states).toEqual([{ status: 'signedOut', reason: 'unreachable' }]);
    told.mockRestore();
  });
});
