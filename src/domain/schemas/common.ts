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
  phone: 50,
  color: 20,
  country: 2,
} as const;

/** The key of the message that names a limit of length. */
export const tooLong = (max: number) => `validation.tooLong.${max}`;

/** Half of a character that takes two code units: it has no place in UTF-8, so nothing stores it. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** Something to see: no control or formatting character, no kind of space. */
const VISIBLE = /[^\p{Control}\p{Format}\p{Surrogate}\p{Separator}]/u;

const BREAKS = /[\t\n\v\f\r\u2028\u2029]+/g;

const limited = (schema: z.ZodString, max: number) =>
  schema
    .trim()
    .max(max, { error: tooLong(max) })
    .refine(value => !HALF_CHARACTER.test(value), { error: 'validation.halfCharacter' });

const required = (schema: z.ZodString) =>
  schema
    .min(1, { error: 'validation.required' })
    .refine(value => value === '' || VISIBLE.test(value), { error: 'validation.invisible' });

/** Trimmed text of at most `max` characters; empty is allowed. */
export const text = (max: number) => limited(z.string(), max);

/** A `text` on one line: tabs and breaks, as a paste from a table brings them, become blanks. */
export const line = (max: number) =>
  limited(
    z.string().overwrite(value => value.replace(BREAKS, ' ')),
    max,
  );

/** A `text` that must not be empty, nor look it. */
export const requiredText = (max: number) => required(text(max));

/** @returns the key of what is wrong with a text of at most `max` characters; null where nothing is. */
export const textProblem = (value: string, max: number): string | null =>
  text(max).safeParse(value).error?.issues[0]?.message ?? null;

/** A `line` that must not be empty, nor look it. */
export const requiredLine = (max: number) => required(line(max));

/** An e-mail address, in lower case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_LENGTH.email, { error: tooLong(MAX_LENGTH.email) })
  .pipe(z.email({ error: 'validation.email' }));

/** Whether `value` is an absolute http or https address. */
export function isWebAddress(value: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

/**
 * Nothing in it ends an attribute or the address, and a path of this site is not the `//` of
 * another host; `firestore.rules` has the same expression.
 */
const IMAGE_ADDRESS = /^(https?:\/\/|local-file:|\/[^/\\])[^\s<>"]*$/;

/** Where an uploaded picture can be shown from: the web, or the embedded back end's own store. */
export const imageAddress = z
  .string()
  .max(MAX_LENGTH.url, { error: tooLong(MAX_LENGTH.url) })
  .refine(
    value => IMAGE_ADDRESS.test(value) && (!value.startsWith('http') || isWebAddress(value)),
    {
      error: 'validation.webAddress',
    },
  );

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

/** Metadata of a stored file. Sizes in bytes, times as instants. */
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
