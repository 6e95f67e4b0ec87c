import { z } from 'zod';
import { day, id, MAX_LENGTH } from './common.ts';

/** How many days events are kept, and so how far back days can be made anew. */
export const EVENT_DAYS = 120;

/** What a visitor of the catalogue can do that is counted. */
const EVENT_KINDS = ['view', 'save', 'click'] as const;

/** What a visitor of the catalogue sits at; empty where the app does not know. */
const EVENT_DEVICES = ['phone', 'tablet', 'desktop', ''] as const;

/**
 * Something that a visitor of the catalogue did, as the catalogue's apps store it at `events/{id}`: under an id
 * of the app's own making, so that what is sent twice is there once. Whose the product is and who the visitor
 * was before is looked up, not believed.
 */
export const storedEventSchema = z.object({
  id,
  kind: z.enum(EVENT_KINDS),
  /** When it was done: earlier than `receivedAt` where the app was offline. */
  at: z.date(),
  /** The server's time of writing it. */
  receivedAt: z.date(),
  userId: id,
  productId: id,
  /** ISO 3166 alpha-2; empty where unknown. */
  country: z.string().max(MAX_LENGTH.country),
  device: z.enum(EVENT_DEVICES),
});

/**
 * On which UTC days somebody visited, at `visitors/{userId}`: oldest first, of the last 400 days. What tells
 * new visitors from those who come back, whichever order their events arrive in.
 */
export const visitorSchema = z.object({
  /** The first day anywhere on the platform, however long ago. */
  firstDay: day,
  platform: z.array(day),
  businesses: z.record(z.string(), z.array(day)),
});

/** Something that a visitor of the catalogue did, as it is stored. */
export type StoredEvent = z.infer<typeof storedEventSchema>;
/** On which days somebody visited. */
export type Visitor = z.infer<typeof visitorSchema>;
