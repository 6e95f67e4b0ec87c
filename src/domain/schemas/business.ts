import { z } from 'zod';
import { email, imageAddress, MAX_LENGTH, requiredText, text, trackedFields } from './common.ts';

/** The statuses a business moves through; anything but `approved` keeps its owner out. */
export const BUSINESS_STATUSES = ['pending', 'approved', 'rejected', 'deactivated'] as const;

/** Currencies a business may keep its books in, and the bases exchange rates are fetched for. */
export const BASE_CURRENCIES = ['USD', 'AUD', 'EUR'] as const;

/** One change of status, newest last. */
const statusChangeSchema = z.object({
  at: z.date(),
  by: z.string(),
  from: z.string(),
  to: z.string(),
  reason: text(MAX_LENGTH.line),
});

/** What an owner may change about the own business, and an administrator about any. */
export const businessProfileSchema = z.object({
  businessName: requiredText(MAX_LENGTH.name),
  userImg: imageAddress.nullish(),
  contactName: text(MAX_LENGTH.name),
  phone: text(50),
  website: text(MAX_LENGTH.url),
  address: text(MAX_LENGTH.line),
  country: text(2),
  about: text(MAX_LENGTH.text),
  baseCurrency: z.enum(BASE_CURRENCIES),
});

/**
 * A business, stored under the id of its owner's account.
 * `isBusinessOwner` is kept as any string: an unknown status must be read and refused, not lost.
 */
export const businessSchema = businessProfileSchema.extend({
  id: z.string(),
  businessEmail: email,
  isDeleted: z.boolean(),
  isBusinessOwner: z.string(),
  isSuperAdmin: z.boolean(),
  statusHistory: z.array(statusChangeSchema),
  auditId: z.string().nullish(),
  ...trackedFields,
});

/** A business. */
export type Business = z.infer<typeof businessSchema>;

/** The editable part of a business. */
export type BusinessProfile = z.infer<typeof businessProfileSchema>;
