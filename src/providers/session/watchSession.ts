import type { AllowLists, IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import type { BackEnd } from '../types.ts';
import { type EndedSessions, endedSessions } from './endedSessions.ts';
import { type EndReason, type SessionState, sessionFrom } from './sessionState.ts';

/**
 * Follows the session: the person signed in, and live the business record under that id. As soon
 * as the record no longer lets the person in, the identity is signed out and the reason is told, to
 * the other tabs with this session as well.
 * @returns a function that ends it.
 */
export const watchSession = (
  backEnd: Pick<BackEnd, 'identity' | 'watchBusiness'>,
  lists: AllowLists,
  listener: (state: SessionState) => void,
  otherTabs: EndedSessions = endedSessions(),
): (() => void) => {
  let endRecord = () => {};
  let reason: EndReason | null = null;
  /** Who is, or was last, signed in here. */
  let followed: string | null = null;
  const end = (why: EndReason) => {
    reason = why;
    endRecord();
    endRecord = () => {};
    listener({ status: 'signedOut', reason });
    backEnd.identity.signOut().catch(error => console.error('Signing out failed', error));
  };
  const follow = (claims: IdentityClaims) => {
    reason = null;
    followed = claims.uid;
    endRecord = backEnd.watchBusiness(claims.uid, {
      next: record => {
        const state = sessionFrom(claims, record, lists);
        if (state.status !== 'signedOut' || !state.reason) return listener(state);
        otherTabs.tell({ uid: claims.uid, reason: state.reason });
        end(state.reason);
      },
      error: error => {
        console.error('The business record cannot be watched', error);
        end('unreachable');
      },
    });
  };
  const endOthers = otherTabs.watch(ended => {
    if (ended.uid === followed) end(ended.reason);
  });
  const endIdentity = backEnd.identity.watch(claims => {
    endRecord();
    endRecord = () => {};
    if (claims) follow(claims);
    else listener({ status: 'signedOut', reason });
  });
  return () => {
    endRecord();
    endIdentity();
    endOthers();
  };
};
