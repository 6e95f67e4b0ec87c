import { z } from 'zod';
import { email, imageAddress, line, MAX_LENGTH, trackedFields } from './common.ts';

/** Whether an end user may take part in the catalogue. */
export const USER_STATUSES = ['active', 'blocked'] as const;

/** An end user of the catalogue (not of this console). Counts are kept by the catalogue's apps. */
export const userSchema = z.object({
  id: z.string(),
  name: line(MAX_LENGTH.name),
  email,
  photoUrl: imageAddress.nullish(),
  country: line(MAX_LENGTH.country),
  lastSeenAt: z.date().nullable(),
  status: z.enum(USER_STATUSES),
  counts: z.object({
    views: z.int().min(0),
    saves: z.int().min(0),
    entries: z.int().min(0),
    reports: z.int().min(0),
  }),
  auditId: z.string().nullish(),
  ...trackedFields,
});

/** An end user of the catalogue. */
export type CatalogueUser = z.infer<typeof userSchema>;
