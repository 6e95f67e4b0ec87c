import { createContext, useContext } from 'react';
import { isOthers } from '@/domain/claims/claim.ts';
import type { Claim, Claimed } from '@/domain/schemas/claim.ts';

/** Who has which items of a queue, as it is stored now. */
export interface Claims {
  resource: Claimed;
  /** By item; null until they were read. */
  byTarget: ReadonlyMap<string, Claim> | null;
  /** Whether they cannot be followed any more: nothing later is known of them. */
  isOver: boolean;
  /** Whose are one's own. */
  me: string;
  /** Whether one may have items, too; support only sees who has them. */
  takes: boolean;
  /** The server's time, as far as it is known. */
  now: () => Date;
}

/** Set by `ClaimsProvider`; null where nothing is claimed. */
export const ClaimsContext = createContext<Claims | null>(null);

/** Who has which items of the queue in view; null where nothing is claimed. */
export const useClaims = (): Claims | null => useContext(ClaimsContext);

/** Whether somebody else has an item: the keys pass it over. */
export const isTaken = (claims: Claims | null, target: string): boolean =>
  claims !== null && isOthers(claims.byTarget?.get(target), claims.me, claims.now());

/** Whether nothing has to be waited for before others' items are passed over. */
export const isKnown = (claims: Claims | null): boolean =>
  claims === null || claims.byTarget !== null || claims.isOver;
