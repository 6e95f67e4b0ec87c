import { z } from 'zod';
import { day, MAX_LENGTH, requiredLine } from './common.ts';

/** Most notes that one person keeps on the charts of one business, or of the platform. */
export const MAX_NOTES = 200;

const wanted = z.int({ error: 'figures.goals.problem' }).min(1, { error: 'figures.goals.problem' });

/** What a business wants of a calendar month (UTC), by figure; none for a figure without a goal. */
export const goalsSchema = z.strictObject({
  views: wanted.optional(),
  saves: wanted.optional(),
  clicks: wanted.optional(),
});

/** A note on a day of the charts. */
export const noteSchema = z.strictObject({ day, text: requiredLine(MAX_LENGTH.line) });

/** The key of a note: it is part of a path. */
export const noteKey = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

/**
 * What one person wrote beside the figures of a business, or of the platform (`businessId` is null): notes
 * on days, by key, and the goals of a business, which are its owner's alone. All in one record, so that a
 * page of figures reads one for each person, however many days it shows.
 */
export const figureNotesSchema = z.object({
  id: z.string(),
  businessId: z.string().max(MAX_LENGTH.id).nullable(),
  /** Whose notes they are: nobody else changes them. */
  userId: z.string(),
  notes: z
    .record(noteKey, noteSchema)
    .refine(notes => Object.keys(notes).length <= MAX_NOTES, { error: 'figures.notes.full' }),
  goals: goalsSchema,
  /** The key of the note that the last change was of; null where it was of none. */
  touched: noteKey.nullable(),
  updatedAt: z.date(),
});

/** What one person wrote beside some figures. */
export type FigureNotes = z.infer<typeof figureNotesSchema>;
/** A note on a day. */
export type Note = z.infer<typeof noteSchema>;
/** What a business wants of a month. */
export type Goals = z.infer<typeof goalsSchema>;
