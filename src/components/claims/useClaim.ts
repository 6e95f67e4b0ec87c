import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type ClaimedItem,
  holds,
  isOthers,
  RENEWED_EVERY,
  releaseWrite,
  takeWrite,
} from '@/domain/claims/claim.ts';
import { failureKind } from '@/domain/errors.ts';
import type { Claim } from '@/domain/schemas/claim.ts';
import type { Write } from '@/domain/write.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { beforeSignOut } from '@/providers/session/beforeSignOut.ts';
import { useClaims } from './ClaimsContext.ts';

/** Who has the item in view: oneself, somebody else, or nobody (yet). */
export type ClaimState =
  | { has: 'me'; claim: Claim }
  | { has: 'others'; claim: Claim }
  | { has: 'nobody' };

/**
 * Takes an item while it is looked at: renewed as long as the tab is seen, given free when it is
 * left; what was handed over stays until it is decided. Nothing is taken from who has it. Inside
 * `ClaimsProvider`.
 * @param label what the item is called; null where nothing is left to decide.
 */
export const useClaim = (target: string, label: string | null): ClaimState => {
  const claims = useClaims();
  const { dataProvider, deleteLeaving } = useServices();
  const known = claims?.byTarget?.get(target) ?? null;
  const now = claims?.now() ?? new Date();
  const others = claims !== null && isOthers(known, claims.me, now);
  const mine = claims !== null && known?.holder === claims.me && holds(known, now);
  const wants = claims?.takes === true && claims.byTarget !== null && label !== null;

  const send = useEffectEvent(async (write: Write) => {
    try {
      await dataProvider.commit([write]);
    } catch (error) {
      // Somebody was quicker, or nothing can be reached: what is stored says who has it.
      if (failureKind(error) === 'other') console.warn('A claim was not stored', error);
    }
  });
  const isSigningOut = useRef(false);
  const take = useEffectEvent(() => {
    if (isSigningOut.current) return;
    if (!claims || label === null || document.visibilityState === 'hidden') return;
    if (isOthers(claims.byTarget?.get(target), claims.me, claims.now())) return;
    // What was handed over waits for its day, looked at or not.
    if (mine && known?.kind === 'handed') return;
    void send(takeWrite({ resource: claims.resource, target, label }, claims.me, known));
  });
  const release = useEffectEvent(
    async (item: Pick<ClaimedItem, 'target'>, kind: Claim['kind'], isPageLeft = false) => {
      const held = claims?.byTarget?.get(item.target);
      if (!claims || held?.holder !== claims.me || held.kind !== kind) return;
      const write = releaseWrite({ resource: claims.resource, target: item.target });
      // A commit would be lost with the page.
      if (isPageLeft) deleteLeaving([write]);
      else await send(write);
    },
  );
  const isDecided = claims?.takes === true && label === null && known?.kind === 'handed';
  useEffect(
    function giveFreeWhatIsDecided() {
      if (isDecided) void release({ target }, 'handed');
    },
    [isDecided, target],
  );
  useEffect(
    function takeWhatIsFree() {
      void target;
      if (wants && !others && !mine) take();
    },
    [wants, others, mine, target],
  );
  useEffect(
    function renewWhileLookedAt() {
      if (!wants) return;
      const timer = setInterval(() => take(), RENEWED_EVERY);
      const seen = () => take();
      const pageLeft = () => void release({ target }, 'looking', true);
      // A page that comes back as it was left has to take again what it gave free.
      const pageBack = ({ persisted }: PageTransitionEvent) => {
        if (persisted) take();
      };
      document.addEventListener('visibilitychange', seen);
      window.addEventListener('pagehide', pageLeft);
      window.addEventListener('pageshow', pageBack);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', seen);
        window.removeEventListener('pagehide', pageLeft);
        window.removeEventListener('pageshow', pageBack);
        void release({ target }, 'looking');
      };
    },
    [wants, target],
  );
  useEffect(
    function giveFreeBeforeSignOut() {
      return beforeSignOut(() => {
        // What is free by then must not be taken again.
        isSigningOut.current = true;
        return release({ target }, 'looking');
      });
    },
    [target],
  );
  if (known && others) return { has: 'others', claim: known };
  return known && mine ? { has: 'me', claim: known } : { has: 'nobody' };
};
