import { z } from 'zod';
import { businessProfileSchema } from './business.ts';
import {
  email,
  MAX_LENGTH,
  requiredLine,
  requiredText,
  storedFileSchema,
  text,
  trackedFields,
} from './common.ts';

/** Where a request stands. */
export const REQUEST_STATUSES = ['submitted', 'approved', 'rejected'] as const;

/**
 * What owners can ask for. Everything of the own profile but the e-mail they change themselves, so
 * that `detailsChange` is only of requests that are stored already.
 */
export const REQUEST_KINDS = [
  'emailChange',
  'reactivation',
  'giveaway',
  'support',
  'detailsChange',
] as const;

/** What an owner can ask for. */
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What nobody asks for any more. */
export const RETIRED_KINDS: readonly RequestKind[] = ['detailsChange'];

/** Most messages of one conversation. */
export const MAX_MESSAGES = 50;

/** What one side said after the request was sent. */
const requestMessageSchema = z.object({
  at: z.date(),
  by: z.string(),
  side: z.enum(['owner', 'team']),
  message: requiredText(MAX_LENGTH.text),
});

/** What one side said after the request was sent. */
export type RequestMessage = z.infer<typeof requestMessageSchema>;

/**
 * An owner's request. `proposed` of a details change is applied to the business when it is
 * approved; the e-mail that is asked for is not: it is the account's, which no rule lets anybody
 * change from here.
 */
export const requestSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  businessName: z.string(),
  kind: z.enum(REQUEST_KINDS),
  subject: requiredLine(MAX_LENGTH.title),
  message: requiredText(MAX_LENGTH.text),
  attachments: z.array(storedFileSchema).max(10),
  proposed: businessProfileSchema.partial().extend({ businessEmail: email.optional() }).nullable(),
  status: z.enum(REQUEST_STATUSES),
  reply: z.object({ at: z.date(), by: z.string(), message: text(MAX_LENGTH.text) }).nullable(),
  /** What was said since, oldest first; `reply` is the administrators' latest. */
  thread: z.array(requestMessageSchema).max(MAX_MESSAGES).nullish(),
  /** Whom the latest news is for, until they answer or say that they read it. */
  unreadBy: z.enum(['owner', 'team']).nullish(),
  auditId: z.string().nullish(),
  ...trackedFields,
});

/** An owner's request. */
export type SubmittedRequest = z.infer<typeof requestSchema>;
