import { type ReactNode, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useServerAhead } from '@/components/clock/useServerAhead.ts';
import { can } from '@/domain/access/can.ts';
import { forgottenClaims, holderOf, releaseWrite } from '@/domain/claims/claim.ts';
import type { Claim, Claimed } from '@/domain/schemas/claim.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { ClaimsContext } from './ClaimsContext.ts';

/** More than there are administrators, with what is handed over and what nobody gave free. */
const MOST_CLAIMS = 100;

/** How often leases are looked at, in milliseconds: nothing tells that one is over. */
const LOOKED_AT_EVERY = 30_000;

const LATEST = { field: 'at', order: 'DESC' } as const;

/**
 * Follows who has which items of a queue, for all inside: a read for each that somebody has, and for
 * each change. The server's time is asked for, and learnt from own claims, whatever this clock says.
 */
export const ClaimsProvider = (props: { resource: Claimed; children: ReactNode }) => {
  const { resource, children } = props;
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const me = holderOf(actor);
  const sees = can(actor, 'list', 'claims');
  const takes = can(actor, 'create', 'claims');
  const [byTarget, setByTarget] = useState<ReadonlyMap<string, Claim> | null>(null);
  const [isOver, setOver] = useState(false);
  const [looks, look] = useReducer((count: number) => count + 1, 0);
  const measured = useServerAhead();
  const ahead = useRef(measured);
  const learnt = useRef(false);
  if (!learnt.current) ahead.current = measured;
  useEffect(
    function followClaims() {
      if (!sees) return;
      setOver(false);
      let newest: number | null = null;
      let isFirst = true;
      const clearAway = async (left: readonly Claim[]) => {
        try {
          if (left.length > 0) await dataProvider.commit(left.map(releaseWrite));
        } catch {
          // Somebody has taken one of them meanwhile: the next one who looks clears the rest.
        }
      };
      const end = dataProvider.watchList(
        'claims',
        { filter: { resource }, sort: LATEST, limit: MOST_CLAIMS },
        {
          next: found => {
            const own = found.filter(({ holder, kind }) => holder === me && kind === 'looking');
            const last = Math.max(0, ...own.map(({ at }) => at.getTime()));
            if (newest !== null && last > newest) {
              ahead.current = last - Date.now();
              learnt.current = true;
            }
            newest = Math.max(newest ?? 0, last);
            if (takes && isFirst)
              void clearAway(forgottenClaims(found, new Date(Date.now() + ahead.current)));
            isFirst = false;
            setByTarget(new Map(found.map(claim => [claim.target, claim])));
          },
          error: error => {
            console.warn('Live claims ended', error);
            setOver(true);
          },
        },
      );
      const timer = setInterval(look, LOOKED_AT_EVERY);
      return () => {
        clearInterval(timer);
        end();
      };
    },
    [dataProvider, resource, me, sees, takes],
  );
  const value = useMemo(() => {
    void looks;
    void measured;
    const now = () => new Date(Date.now() + ahead.current);
    return { resource, byTarget, isOver, me, takes, now };
  }, [resource, byTarget, isOver, me, takes, looks, measured]);
  return <ClaimsContext value={sees ? value : null}>{children}</ClaimsContext>;
};
