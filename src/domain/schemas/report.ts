import { z } from 'zod';
import { line, MAX_LENGTH, text, trackedFields } from './common.ts';

/** Where a report stands. */
export const REPORT_STATUSES = ['open', 'inReview', 'resolved', 'dismissed'] as const;

/** Why something was reported. */
export const REPORT_REASONS = [
  'counterfeit',
  'prohibited',
  'misleading',
  'offensive',
  'spam',
  'other',
] as const;

/** What can be reported. */
export const REPORT_TARGETS = ['product', 'business', 'user'] as const;

/** A complaint about a product, a business or a user. */
export const reportSchema = z.object({
  id: z.string(),
  reporterId: z.string(),
  reporterName: z.string(),
  targetType: z.enum(REPORT_TARGETS),
  targetId: z.string(),
  targetLabel: z.string(),
  businessId: z.string().nullable(),
  reason: z.enum(REPORT_REASONS),
  message: text(MAX_LENGTH.text),
  status: z.enum(REPORT_STATUSES),
  resolution: z
    .object({
      at: z.date(),
      by: z.string(),
      note: text(MAX_LENGTH.text),
      action: z.string(),
      /** How the target stood before the measure, to go back there. */
      was: line(MAX_LENGTH.code).nullish(),
    })
    .nullable(),
  auditId: z.string().nullish(),
  ...trackedFields,
});

/** A complaint about a product, a business or a user. */
export type Report = z.infer<typeof reportSchema>;
