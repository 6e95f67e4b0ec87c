import type { Condition } from 'ra-data-firestore/query';

/** Stands where the name of somebody was who is erased: a sign of no language. */
export const ERASED = '—';

/** Stands where the address of a business was whose owner is erased. */
export const ERASED_EMAIL = 'erased@example.invalid';

/** A stored record of any kind; nothing about it is trusted. */
export type Fields = Readonly<Record<string, unknown>> & { readonly id: string };

/** Somebody with an account, and what their records are found by. */
export interface Person {
  /** The account's id, under which a user of the catalogue, a business, or both are stored. */
  id: string;
  /** The addresses they are known by. */
  emails: readonly string[];
  /** The names they are known by, for lists of names alone. */
  names: readonly string[];
  /** The giveaways they entered or are told of in, and whether their entries can be left out of the draw. */
  giveaways: ReadonlyMap<string, boolean>;
  /** The reports about them. */
  reports: readonly string[];
  /** Whether they have a business, and whether it is deleted: what belongs to one that is not, is not erased. */
  business: 'none' | 'there' | 'deleted';
}

/** How records of a person are asked for. */
export type PersonQuery =
  | { collection: string; ids: readonly string[] }
  | { collection: string; everywhere?: boolean; where: readonly Condition[] };

/** What erasing does to a record: the fields that change, nothing, or all of it goes. */
export type Erasure = 'delete' | Readonly<Record<string, unknown>> | null;
