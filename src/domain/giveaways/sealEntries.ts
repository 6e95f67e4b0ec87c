import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GiveawayEntry } from '../schemas/giveaway.ts';
import { personOf } from './rankEntries.ts';

/** An entry as the sealed list has it: whose it is, without the address that says so. */
export interface SealedEntry {
  id: string;
  /** The first id among the entries of the same person. */
  person: string;
}

type Entered = Pick<GiveawayEntry, 'id' | 'userId' | 'email'>;

const LINES_A_STEP = 10_000;

/** Collects entries in any order, page by page, into the list that a draw is made from. */
export const collectEntries = () => {
  const people = new Map<string, string>();
  const all: { id: string; key: string }[] = [];
  /** Of those with several entries: whose these are. */
  const accounts = new Map<string, string[]>();
  return {
    add: (page: readonly Entered[]) => {
      for (const entry of page) {
        const key = personOf(entry);
        const first = people.get(key);
        const several = accounts.get(key);
        // An entry is stored under its user's id.
        if (several) several.push(entry.id);
        else if (first !== undefined) accounts.set(key, [first, entry.id]);
        if (first === undefined || entry.id < first) people.set(key, entry.id);
        all.push({ id: entry.id, key });
      }
    },
    /** The users who entered with the address of an entry. */
    accountsOf: (entry: Entered): readonly string[] =>
      accounts.get(personOf(entry)) ?? [entry.userId],
    /** Sorted by id, as JavaScript compares text. */
    sealed: (): SealedEntry[] =>
      all
        .map(({ id, key }) => ({ id, person: people.get(key) ?? id }))
        .sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)),
  };
};

/**
 * SHA-256 of the sealed list: of each entry `["id","person"]` and a line feed.
 * @param onHashed is told how many were taken in.
 */
export const hashOfEntries = (
  entries: readonly SealedEntry[],
  onHashed?: (count: number) => void,
): string => {
  const hash = sha256.create();
  for (let from = 0; from < entries.length; from += LINES_A_STEP) {
    const lines = entries
      .slice(from, from + LINES_A_STEP)
      .map(({ id, person }) => `${JSON.stringify([id, person])}\n`);
    hash.update(utf8ToBytes(lines.join('')));
    onHashed?.(from + lines.length);
  }
  return bytesToHex(hash.digest());
};
