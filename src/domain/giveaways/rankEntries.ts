import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { compareStrings } from 'ra-data-firestore/query';
import type { GiveawayEntry } from '../schemas/giveaway.ts';
import { sha256Hex } from './drawSeed.ts';

/** What a draw needs of an entry. */
export type Entrant = Pick<GiveawayEntry, 'id' | 'userId' | 'name' | 'email'>;

/** An entry and its place in the draw: the lower the ticket, the earlier it is drawn. */
export interface RankedEntry {
  entry: Entrant;
  /** SHA-256 of `seed:entry id`, 64 hexadecimal digits. */
  ticket: string;
  /** The users who entered with the same address, where there are several. */
  accounts?: readonly string[];
}

/**
 * An entry's ticket. Every order of the tickets is as likely as any other, no entry's depends on
 * another's or on the order of the list, and nothing is divided, so there is no modulo bias.
 */
export const ticketOf = (seed: string, entryId: string): string => sha256Hex(`${seed}:${entryId}`);

/** Hashes the part that all tickets have in common once. */
const ticketsOf = (seed: string) => {
  const common = sha256.create().update(utf8ToBytes(`${seed}:`));
  return (entryId: string) => common.clone().update(utf8ToBytes(entryId)).digest();
};

/** The first six bytes of a ticket as a number: enough to see that nearly all of them are too high. */
const headOf = (digest: Uint8Array) => {
  const view = new DataView(digest.buffer, digest.byteOffset, 6);
  return view.getUint32(0) * 65_536 + view.getUint16(4);
};

const HEAD_DIGITS = 12;

/**
 * An address as it is compared: without regard to case. Dots and what follows a plus count: whether
 * they are one mailbox is for its provider to say, and nobody is passed over by a guess.
 */
export const addressOf = (email: string): string => email.trim().toLowerCase();

/** Who entered, whatever account they did it with. */
export const personOf = ({ email, userId }: Pick<GiveawayEntry, 'email' | 'userId'>) =>
  addressOf(email) || userId;

const before = (a: RankedEntry, b: RankedEntry) =>
  compareStrings(a.ticket, b.ticket) || compareStrings(a.entry.id, b.entry.id);

const placeOf = (list: readonly RankedEntry[], entry: RankedEntry) => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = list[middle];
    if (other && before(other, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The `count` entries with the lowest tickets, one per person (an address in two accounts is one
 * person), whatever the order they come in. Holds no more than `count` of them.
 * @param pages all entries of the giveaway.
 */
export const rankEntries = async (
  pages: AsyncIterable<readonly Entrant[]> | Iterable<readonly Entrant[]>,
  seed: string,
  count: number,
): Promise<{ ranked: RankedEntry[]; total: number }> => {
  const ranked: RankedEntry[] = [];
  const digestOf = ticketsOf(seed);
  /** Beyond this head no ticket has a place. */
  let highest = Number.POSITIVE_INFINITY;
  let total = 0;
  const add = (entry: Entrant) => {
    const digest = digestOf(entry.id);
    if (headOf(digest) > highest) return;
    const candidate = { entry, ticket: bytesToHex(digest) };
    const last = ranked.at(-1);
    if (ranked.length >= count && last && before(candidate, last) > 0) return;
    const person = personOf(entry);
    const other = ranked.findIndex(one => personOf(one.entry) === person);
    const rival = ranked[other];
    if (rival && before(rival, candidate) < 0) return;
    if (rival) ranked.splice(other, 1);
    ranked.splice(placeOf(ranked, candidate), 0, candidate);
    if (ranked.length > count) ranked.pop();
    const end = ranked.at(-1);
    if (ranked.length >= count && end)
      highest = Number.parseInt(end.ticket.slice(0, HEAD_DIGITS), 16);
  };
  for await (const page of pages) {
    total += page.length;
    for (const entry of page) add(entry);
  }
  return { ranked, total };
};
