import { z } from 'zod';
import {
  email,
  imageAddress,
  line,
  MAX_LENGTH,
  requiredLine,
  text,
  trackedFields,
} from './common.ts';

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

/** A web address or a bare host name, never another scheme; as in `firestore.rules`. */
const WEBSITE = /^(https?:\/\/.*|[^:]*)$/i;

/** What an owner may change about the own business, and an administrator about any. */
export const businessProfileSchema = z.object({
  businessName: requiredLine(MAX_LENGTH.name),
  userImg: imageAddress.nullish(),
  contactName: line(MAX_LENGTH.name),
  phone: line(MAX_LENGTH.phone),
  website: line(MAX_LENGTH.url).refine(address => WEBSITE.test(address), {
    error: 'validation.webAddress',
  }),
  address: text(MAX_LENGTH.line),
  country: line(MAX_LENGTH.country),
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
