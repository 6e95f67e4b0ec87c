import { z } from 'zod';

/** Longest accepted lengths, in characters. `firestore.rules` holds the same numbers. */
export const MAX_LENGTH = {
  id: 128,
  name: 150,
  title: 200,
  email: 254,
  url: 2048,
  line: 500,
  text: 5000,
  html: 100_000,
  code: 100,
} as const;

/** Trimmed text of at most `max` characters; empty is allowed. */
export const text = (max: number) => z.string().trim().max(max, { error: 'validation.tooLong' });

/** Trimmed text that must not be empty. */
export const requiredText = (max: number) => text(max).min(1, { error: 'validation.required' });

/** An e-mail address, in lower case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_LENGTH.email, { error: 'validation.tooLong' })
  .pipe(z.email({ error: 'validation.email' }));

/** Whether `value` is an absolute http or https address. */
export function isWebAddress(value: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

/** Where an uploaded picture can be shown from: the web, or the embedded back end's own store. */
export const imageAddress = z
  .string()
  .max(MAX_LENGTH.url, { error: 'validation.tooLong' })
  .refine(value => isWebAddress(value) || /^(local-file:|\/)/.test(value), {
    error: 'validation.webAddress',
  });

/** A calendar day in UTC, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** Document id. */
export const id = z.string().min(1).max(MAX_LENGTH.id);

/** What every versioned record carries; maintained by the data provider and the domain's verbs. */
export const trackedFields = {
  version: z.int().min(1),
  createdAt: z.date(),
  createdBy: z.string(),
  updatedAt: z.date(),
  updatedBy: z.string(),
};

/** Metadata of a stored file (specification, section 3). Sizes in bytes, times as instants. */
export const storedFileSchema = z.object({
  bucket: z.string(),
  name: z.string(),
  fullPath: z.string(),
  size: z.number().min(0),
  contentType: z.string().optional(),
  timeCreated: z.string(),
  updated: z.string(),
  md5Hash: z.string().optional(),
  cacheControl: z.string().optional(),
  contentDisposition: z.string().optional(),
  contentEncoding: z.string().optional(),
  contentLanguage: z.string().optional(),
  customMetadata: z.record(z.string(), z.string()).optional(),
});

/** Metadata of a stored file. */
export type StoredFile = z.infer<typeof storedFileSchema>;
