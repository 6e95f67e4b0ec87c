import { z } from 'zod';

/** That two products were judged not to be the same; the id is both ids in order, joined by `~`. */
export const duplicateDecisionSchema = z.object({
  id: z.string(),
  products: z.array(z.string()).length(2),
  decidedAt: z.date(),
  decidedBy: z.string(),
  auditId: z.string().nullish(),
});

/** A judgement that two products are not duplicates. */
export type DuplicateDecision = z.infer<typeof duplicateDecisionSchema>;
