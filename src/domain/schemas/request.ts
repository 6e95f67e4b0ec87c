import { z } from 'zod';
import { businessProfileSchema } from './business.ts';
import {
  MAX_LENGTH,
  requiredLine,
  requiredText,
  storedFileSchema,
  text,
  trackedFields,
} from './common.ts';

/** Where a request stands. */
export const REQUEST_STATUSES = ['submitted', 'approved', 'rejected'] as const;

/** What owners can ask for. */
export const REQUEST_KINDS = ['detailsChange', 'reactivation', 'giveaway', 'support'] as const;

/** An owner's request; `proposed` is applied to the business when a details change is approved. */
export const requestSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  businessName: z.string(),
  kind: z.enum(REQUEST_KINDS),
  subject: requiredLine(MAX_LENGTH.title),
  message: requiredText(MAX_LENGTH.text),
  attachments: z.array(storedFileSchema).max(10),
  proposed: businessProfileSchema.partial().nullable(),
  status: z.enum(REQUEST_STATUSES),
  reply: z.object({ at: z.date(), by: z.string(), message: text(MAX_LENGTH.text) }).nullable(),
  auditId: z.string().nullish(),
  ...trackedFields,
});

/** An owner's request. */
export type SubmittedRequest = z.infer<typeof requestSchema>;
