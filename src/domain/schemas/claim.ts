import { z } from 'zod';
import { line, MAX_LENGTH, requiredLine } from './common.ts';

/** The queues whose items are worked on by one administrator at a time. */
export const CLAIMED = ['reports', 'requests', 'business', 'duplicates'] as const;

/** A queue whose items are worked on by one administrator at a time. */
export type Claimed = (typeof CLAIMED)[number];

/** Why somebody has an item: looking at it now, or it was handed over and waits to be opened. */
export const CLAIM_KINDS = ['looking', 'handed'] as const;

/**
 * That an administrator has an item of a queue for the time being; the id is queue and item, joined
 * by `~`, so that there is one at most.
 */
export const claimSchema = z.object({
  id: z.string(),
  resource: z.enum(CLAIMED),
  /** The item: a report's target, a request's or business's id, two products' ids. */
  target: requiredLine(MAX_LENGTH.line),
  /** What the item is called, for whoever looks at their own. */
  label: line(MAX_LENGTH.title),
  /** Whose it is: an e-mail address in lower case. */
  holder: z.string().max(MAX_LENGTH.email),
  /** Who had it before it was handed over, or taken over; null where nobody had. */
  from: z.string().max(MAX_LENGTH.email).nullable(),
  kind: z.enum(CLAIM_KINDS),
  /** What was said when it was handed over, or why it was taken over. */
  note: line(MAX_LENGTH.line),
  /** When it was taken or renewed, by the server's time. */
  at: z.date(),
});

/** That an administrator has an item of a queue for the time being. */
export type Claim = z.infer<typeof claimSchema>;
