import type { AllowLists, IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import type { BackEnd } from '../types.ts';
import { type EndedSessions, endedSessions } from './endedSessions.ts';
import { endReason } from './endReason.ts';
import { type SessionState, sessionFrom } from './sessionState.ts';

/** How the last session ended; without a reason, its person ended it in this tab. */
type Ended = Omit<Extract<SessionState, { status: 'signedOut' }>, 'status'>;

/**
 * Follows the session: the person signed in, and live the business record under that id. As soon
 * as the record no longer lets the person in, the identity is signed out and the reason is told, to
 * the other tabs with this session as well.
 * @param wasAsked whether somebody in this tab asked for the session to end.
 * @returns a function that ends it.
 */
export const watchSession = (
  backEnd: Pick<BackEnd, 'identity' | 'watchBusiness'>,
  lists: AllowLists,
  listener: (state: SessionState) => void,
  wasAsked: () => boolean = () => false,
  otherTabs: EndedSessions = endedSessions(),
): (() => void) => {
  let endRecord = () => {};
  let ended: Ended = { reason: null };
  /** Who is, or was last, signed in here. */
  let followed: string | null = null;
  let isOpen = false;
  const end = (how: Ended) => {
    ended = how;
    endRecord();
    endRecord = () => {};
    listener({ status: 'signedOut', ...ended });
    backEnd.identity.signOut().catch(error => console.error('Signing out failed', error));
  };
  const follow = (claims: IdentityClaims) => {
    ended = { reason: null };
    followed = claims.uid;
    isOpen = true;
    endRecord = backEnd.watchBusiness(claims.uid, {
      next: record => {
        const state = sessionFrom(claims, record, lists);
        if (state.status !== 'signedOut' || !state.reason) return listener(state);
        const { status: _, reason, ...why } = { ...state, reason: state.reason };
        otherTabs.publish({ uid: claims.uid, reason, ...why });
        end({ reason, ...why });
      },
      error: error => {
        console.error('The business record cannot be watched', error);
        end({ reason: endReason(error) });
      },
    });
  };
  const endOthers = otherTabs.watch(({ uid, ...how }) => {
    if (uid === followed) end(how);
  });
  const endIdentity = backEnd.identity.watch(claims => {
    endRecord();
    endRecord = () => {};
    if (claims) return follow(claims);
    if (isOpen && ended.reason === null && !wasAsked()) ended = { reason: 'elsewhere' };
    isOpen = false;
    listener({ status: 'signedOut', ...ended });
  });
  return () => {
    endRecord();
    endIdentity();
    endOthers();
  };
};
