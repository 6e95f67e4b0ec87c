import type { Claim, Claimed } from '../schemas/claim.ts';
import { serverTime, type Write } from '../write.ts';

const MINUTE = 60_000;

/** How long a claim holds without being renewed, in milliseconds; `firestore.rules` has the same. */
export const LEASE: Record<Claim['kind'], number> = { looking: 5 * MINUTE, handed: 1440 * MINUTE };

/** How often whoever looks renews, in milliseconds: a lost call leaves time for another. */
export const RENEWED_EVERY = 2 * MINUTE;

/** What is claimed: an item of a queue, and what it is called. */
export interface ClaimedItem {
  resource: Claimed;
  target: string;
  label: string;
}

/** The id of the one claim that an item can have. */
export const claimId = ({ resource, target }: Pick<ClaimedItem, 'resource' | 'target'>): string =>
  `${resource}~${target}`;

/** What is claimed of products that may be one: the same whoever opens them in which order. */
export const duplicatesTarget = (products: readonly string[]): string =>
  products.toSorted().join('~').slice(0, 500);

/** Whose claims are whose: the address as claims have it. */
export const holderOf = ({ email }: { email: string }): string => email.toLowerCase();

/** Whether a claim holds. @param now the server's time. */
export const holds = ({ at, kind }: Pick<Claim, 'at' | 'kind'>, now: Date): boolean =>
  at.getTime() + LEASE[kind] > now.getTime();

/** How long after its end a claim is taken for forgotten, whatever this clock is wrong by. */
const FORGOTTEN = 60 * MINUTE;

/** What nobody gave free, of tabs that were closed: whoever sees it may clear it away. */
export const forgottenClaims = <T extends Pick<Claim, 'at' | 'kind'>>(
  claims: readonly T[],
  now: Date,
): T[] => claims.filter(claim => !holds(claim, new Date(now.getTime() - FORGOTTEN)));

/** Whether somebody else has the item. */
export const isOthers = (claim: Claim | null | undefined, me: string, now: Date): claim is Claim =>
  claim != null && claim.holder !== me && holds(claim, now);

const claimWrite = (
  { resource, target, label }: ClaimedItem,
  data: Pick<Claim, 'holder' | 'from' | 'kind' | 'note'>,
): Write => ({
  type: 'set',
  collection: 'claims',
  id: claimId({ resource, target }),
  data: { resource, target, label: label.slice(0, 200), ...data, at: serverTime() },
});

/**
 * Takes an item that nobody has, or renews the own claim; refused where somebody else has it.
 * @param known the item's claim, as far as it is known: what came with an own one stays.
 */
export const takeWrite = (item: ClaimedItem, me: string, known?: Claim | null): Write => {
  const own = known?.holder === me ? known : null;
  return claimWrite(item, {
    holder: me,
    from: own?.from ?? null,
    kind: 'looking',
    note: own?.note ?? '',
  });
};

/** Takes an item from whoever has it, which they are told with the reason. */
export const takeOverWrite = (item: ClaimedItem, me: string, from: string, reason: string) =>
  claimWrite(item, { holder: me, from, kind: 'looking', note: reason });

/** Hands an own item to another administrator, with a note. */
export const handOverWrite = (item: ClaimedItem, me: string, to: string, note: string) =>
  claimWrite(item, { holder: to.toLowerCase(), from: me, kind: 'handed', note });

/** Gives an own item free. */
export const releaseWrite = (item: Pick<ClaimedItem, 'resource' | 'target'>): Write => ({
  type: 'delete',
  collection: 'claims',
  id: claimId(item),
});
