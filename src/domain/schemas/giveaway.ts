import { z } from 'zod';
import { id, imageAddress, MAX_LENGTH, requiredLine, text, trackedFields } from './common.ts';

/** The stages of a giveaway. */
export const GIVEAWAY_STATUSES = [
  'draft',
  'scheduled',
  'running',
  'ended',
  'drawn',
  'cancelled',
] as const;

/** One drawn winner; `replaces`, `place` and `reason` are set by a redraw. */
export const winnerSchema = z.object({
  entryId: id,
  userId: id,
  name: z.string(),
  drawnAt: z.date(),
  replaces: z.string().nullish(),
  /** Where the replaced winner stands in the list, from 0. */
  place: z.int().min(0).nullish(),
  reason: z.string().nullish(),
});

/**
 * Why somebody who was in the way of a winner was passed over: the account was blocked, or excluded
 * from this draw before its end, or another one with the same address was.
 */
export const EXCLUSIONS = ['blocked', 'blockedAddress', 'excluded', 'excludedAddress'] as const;

/** Somebody who would have won and was passed over, as it was found at the draw. */
export const excludedEntrySchema = z.object({
  entryId: id,
  userId: id,
  name: z.string(),
  reason: z.enum(EXCLUSIONS),
  /** The other account, which was blocked or excluded, where that is the reason. */
  account: id.nullish(),
  at: z.date(),
});

/** Lines that say who is excluded from a draw: no more than a record can hold with their reasons. */
export const MAX_EXCLUSIONS = 200;

/** That somebody who entered was excluded from the draw, or let in again; the last one about them holds. */
export const exclusionSchema = z.object({
  userId: id,
  name: z.string(),
  isExcluded: z.boolean(),
  reason: z.string(),
  by: id,
  at: z.date(),
});

/** Once that a winner was contacted. */
const contactSchema = z.object({ place: z.int().min(0), name: z.string(), at: z.date(), by: id });

/**
 * A giveaway. `seedCommitment` (SHA-256 of the seed) is published before the draw and `drawSeed`
 * with it, so that anyone can repeat the draw.
 */
export const giveawaySchema = z.object({
  id: z.string(),
  title: requiredLine(MAX_LENGTH.title),
  description: text(MAX_LENGTH.text),
  imageUrl: imageAddress.nullish(),
  productId: z.string().nullable(),
  productTitle: z.string(),
  businessId: z.string().nullable(),
  businessName: z.string(),
  startsAt: z.date(),
  endsAt: z.date(),
  timeZone: z.string(),
  status: z.enum(GIVEAWAY_STATUSES),
  numberOfWinners: z.int().min(1, { error: 'validation.atLeastOne' }).max(100),
  entryCount: z.int().min(0),
  winners: z.array(winnerSchema),
  /** Entries of winners in whose place another one was drawn: each only once. */
  replaced: z.array(z.string()).optional(),
  /** Who is excluded from the draw, and who was let in again: the list only grows, until the end. */
  exclusions: z.array(exclusionSchema).optional(),
  /** Who was passed over in the draw and its redraws: the receipt of the draw says so. */
  excluded: z.array(excludedEntrySchema).optional(),
  /** That winners were contacted, in order; `place` is the winner's in the list, from 0. */
  contacted: z.array(contactSchema).optional(),
  seedCommitment: z.string().nullable(),
  drawSeed: z.string().nullable(),
  drawnAt: z.date().nullable(),
  /** The chain of drand whose round decides the draw, set with the commitment; none before rounds were used. */
  beaconChain: z.string().nullish(),
  /** SHA-256 of the sealed list of entries, told with the draw. */
  entriesHash: z.string().nullish(),
  /** The round that decided; null where it did not come. */
  beaconSignature: z.string().nullish(),
  auditId: z.string().nullish(),
  ...trackedFields,
});

/** One user's entry, stored under the user's id: nobody can enter twice. */
export const giveawayEntrySchema = z.object({
  id: z.string(),
  userId: id,
  name: z.string(),
  email: z.string(),
  country: z.string(),
  enteredAt: z.date(),
});

/**
 * What a giveaway is bound to, at `giveaways/{id}/secret/seed`: nobody reads it before the end, so
 * nobody can tell beforehand who will win.
 */
export const giveawaySeedSchema = z.object({ id: z.string(), seed: z.string().min(1).max(128) });

/** A line of the list of who is excluded from a draw. */
export type Exclusion = z.infer<typeof exclusionSchema>;
/** Somebody who would have won and was passed over. */
export type ExcludedEntry = z.infer<typeof excludedEntrySchema>;
/** A giveaway. */
export type Giveaway = z.infer<typeof giveawaySchema>;
/** One user's entry in a giveaway. */
export type GiveawayEntry = z.infer<typeof giveawayEntrySchema>;
/** What a giveaway is bound to. */
export type GiveawaySeed = z.infer<typeof giveawaySeedSchema>;
