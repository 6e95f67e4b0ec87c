import { z } from 'zod';
import { VERDICTS } from '../duplicates/verdicts.ts';

/** That two products were judged not to be the same; the id is both ids in order, joined by `~`. */
export const duplicateDecisionSchema = z.object({
  id: z.string(),
  products: z.array(z.string()).length(2),
  /** The business of both; null where they are of two. */
  businessId: z.string().nullish(),
  /** How sure the search was, in per cent, and what it said; none where people picked the pair. */
  score: z.number().min(0).max(100).nullish(),
  said: z.enum(VERDICTS).nullish(),
  decidedAt: z.date(),
  decidedBy: z.string(),
  auditId: z.string().nullish(),
});

/** A judgement that two products are not duplicates. */
export type DuplicateDecision = z.infer<typeof duplicateDecisionSchema>;
