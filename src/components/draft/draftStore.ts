import { z } from 'zod';
import { DRAFT_PREFIX } from './hasDrafts.ts';

/** How long an unsaved draft is kept, in milliseconds: 30 days. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

const storedDraftSchema = z.object({
  savedAt: z.number(),
  /** Id that a record not yet stored will have, where files already lie under it. */
  recordId: z.string().optional(),
  /** The fields that differ, as they were read. */
  original: z.record(z.string(), z.unknown()),
  /** The same fields, as the person left them. */
  changes: z.record(z.string(), z.unknown()),
});

/** Unsaved changes of one record, as kept in this browser. Times in milliseconds since 1970. */
export type StoredDraft = z.infer<typeof storedDraftSchema>;

/** Where one person's draft of one record is kept. */
export const draftKey = (uid: string, resource: string, record: string) =>
  `${DRAFT_PREFIX}${uid}.${resource}.${record}`;

/** The part of `localStorage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const parse = (text: string): StoredDraft | null => {
  try {
    return storedDraftSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** @returns the draft, or null where there is none that can be read. */
export const readDraft = (storage: DraftStorage, key: string, now: number): StoredDraft | null => {
  const text = storage.getItem(key);
  const draft = text === null ? null : parse(text);
  if (draft && now - draft.savedAt <= DRAFT_LIFETIME) return draft;
  if (text !== null) storage.removeItem(key);
  return null;
};

/** Removes drafts that are too old or cannot be read. */
export const sweepDrafts = (storage: DraftStorage, now: number): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(DRAFT_PREFIX)) readDraft(storage, key, now);
};

/** @returns whether the draft could be kept: a full or forbidden storage is no reason to fail. */
export const keepDraft = (storage: DraftStorage, key: string, draft: StoredDraft): boolean => {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch (error) {
    console.warn('The draft could not be kept', error);
    return false;
  }
};
