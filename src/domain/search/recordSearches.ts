import { can } from '../access/can.ts';
import type { ResourceName } from '../access/permissions.ts';
import type { Actor } from '../access/roles.ts';

/** Fewest letters that records are looked for by. */
export const SHORTEST_SEARCH = 2;

/** Documents that one search may read at most; every pause in typing is one search. */
export const SEARCH_READ_BUDGET = 20;

/** One list to ask, or one id to look up. */
export type RecordSearch =
  | { kind: 'words'; resource: ResourceName; filter: Record<string, unknown>; limit: number }
  | { kind: 'id'; resource: ResourceName; id: string };

const SEARCHED: readonly ResourceName[] = ['products', 'business', 'users', 'giveaways'];
const BY_ID: readonly ResourceName[] = ['products', 'business', 'users'];

/** Ids have no spaces and are longer than most words. */
const MAY_BE_ID = /^[\w-]{5,128}$/;

/**
 * What to ask for the text of the palette: names, SKUs, addresses (whatever each kind of record
 * is searched by) and, where it could be one, the id. Only what the role may list, and never more
 * than the read budget.
 */
export const recordSearches = (
  text: string,
  actor: Pick<Actor, 'uid' | 'role'>,
): RecordSearch[] => {
  const wanted = text.trim();
  if (wanted.length < SHORTEST_SEARCH) return [];
  const owner = actor.role === 'owner';
  const lists = SEARCHED.filter(resource => can(actor, 'list', resource));
  const ids = MAY_BE_ID.test(wanted) && !owner ? BY_ID.filter(name => can(actor, 'get', name)) : [];
  const limit = Math.min(6, Math.floor((SEARCH_READ_BUDGET - ids.length) / lists.length));
  return [
    ...lists.map(
      (resource): RecordSearch => ({
        kind: 'words',
        resource,
        filter: { q: wanted, ...(owner ? { businessId: actor.uid } : {}) },
        limit,
      }),
    ),
    ...ids.map((resource): RecordSearch => ({ kind: 'id', resource, id: wanted })),
  ];
};
