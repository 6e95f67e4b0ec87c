import { z } from 'zod';
import { id, MAX_LENGTH, requiredLine, trackedFields } from './common.ts';

/**
 * Most products of one planned sale: with the longest ids they take 645 kB of the 1 MiB that a
 * document holds.
 */
export const MAX_SALE_PRODUCTS = 5000;

/** The stages of a planned sale; the last two are final. */
export const PLANNED_SALE_STATUSES = ['planned', 'running', 'ended', 'cancelled'] as const;

/** Of which something is due yet, now or later. */
export const OPEN_SALE_STATUSES: readonly PlannedSale['status'][] = ['planned', 'running'];

/**
 * How much a planned sale takes off the regular price: per cent, or a decimal amount above nothing,
 * whichever the mode names. No union, because what is stored is read field by field.
 */
const changeSchema = z.strictObject({
  mode: z.enum(['percent', 'amount']),
  percent: z.number().gt(0).max(100).optional(),
  amount: z
    .string()
    .regex(/^[0-9]{1,15}([.][0-9]{1,4})?$/)
    .refine(amount => !/^[0.]*$/.test(amount))
    .optional(),
});

/** How many products a step changed and left: together, how far it came. */
const stepSchema = z.strictObject({ changed: z.int().min(0), left: z.int().min(0) });

/**
 * A sale of some of a business's products from one moment to another. Nobody deletes it: what it did
 * can be read afterwards.
 */
export const plannedSaleSchema = z.object({
  id: z.string(),
  businessId: id,
  name: requiredLine(MAX_LENGTH.name),
  change: changeSchema,
  /** In the order in which they are carried out. */
  productIds: z.array(id).min(1).max(MAX_SALE_PRODUCTS),
  startsAt: z.date(),
  /** Null where it goes on until somebody ends it. */
  endsAt: z.date().nullable(),
  status: z.enum(PLANNED_SALE_STATUSES),
  /** What its start did so far, and what its end did with those that the start had changed. */
  started: stepSchema,
  ended: stepSchema,
  auditId: z.string().nullish(),
  ...trackedFields,
});

/** A planned sale. */
export type PlannedSale = z.infer<typeof plannedSaleSchema>;
