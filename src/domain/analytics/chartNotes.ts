import { type FigureNotes, MAX_NOTES, type Note } from '../schemas/figureNotes.ts';
import { deleteField, serverTime, type Write } from '../write.ts';
import type { Mark } from './marks.ts';
import type { DayRange } from './ranges.ts';

/** A note as it stands beside a chart. */
export interface ChartNote extends Note {
  key: string;
  /** Whose it is. */
  userId: string;
}

/** What marks a day: what was done on it, and what people wrote. */
export interface DayMark extends Mark {
  notes: ChartNote[];
}

/** Everybody's notes, by day; those of one day in the order of their keys. */
export const notesOf = (records: readonly Pick<FigureNotes, 'userId' | 'notes'>[]): ChartNote[] =>
  records
    .flatMap(({ userId, notes }) =>
      Object.entries(notes).map(([key, note]) => ({ ...note, key, userId })),
    )
    .sort((a, b) => (a.day === b.day ? (a.key < b.key ? -1 : 1) : a.day < b.day ? -1 : 1));

/** What was done on each day and what was written on it, the earliest day first. */
export const dayMarks = (
  marks: readonly Mark[],
  notes: readonly ChartNote[],
  range: DayRange,
): DayMark[] => {
  const days = new Map<string, DayMark>(marks.map(mark => [mark.day, { ...mark, notes: [] }]));
  for (const note of notes) {
    const { day } = note;
    if (day < range.from || day > range.to) continue;
    const known = days.get(day) ?? { day, counts: [], notes: [] };
    days.set(day, { ...known, notes: [...known.notes, note] });
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
};

/** Whose notes are written, beside which figures. */
export interface NotesPlace {
  /** The person's own record; null where there is none yet. */
  own: Pick<FigureNotes, 'id'> | null;
  /** The id of the record that is made where there is none. */
  newId: string;
  uid: string;
  /** Null for the platform. */
  businessId: string | null;
}

const placed = (
  { own, newId, uid, businessId }: NotesPlace,
  first: object,
  data: Record<string, unknown>,
  fields?: Record<string, unknown>,
): Write =>
  own
    ? {
        ...{ type: 'update', collection: 'figureNotes', id: own.id },
        data: { ...data, updatedAt: serverTime() },
        ...(fields && { precondition: { fields } }),
      }
    : {
        ...{ type: 'create', collection: 'figureNotes', id: newId },
        data: {
          ...{ businessId, userId: uid, notes: {}, goals: {}, touched: null },
          ...first,
          updatedAt: serverTime(),
        },
      };

/**
 * The write that adds a note (`before` is null), changes it, or takes it away (`after` is null). A change is
 * refused where the note is no longer what was read.
 */
export const noteWrite = (
  place: NotesPlace,
  key: string,
  before: Note | null,
  after: Note | null,
): Write =>
  placed(
    place,
    { notes: after ? { [key]: after } : {}, touched: key },
    { [`notes.${key}`]: after ?? deleteField(), touched: key },
    before ? { [`notes.${key}.day`]: before.day, [`notes.${key}.text`]: before.text } : undefined,
  );

/** The write that sets the goals of a business. */
export const goalsWrite = (place: NotesPlace, goals: FigureNotes['goals']): Write =>
  placed(place, { goals }, { goals });

/** Whether a person's record has room for another note. */
export const hasRoom = (own: Pick<FigureNotes, 'notes'> | null): boolean =>
  Object.keys(own?.notes ?? {}).length < MAX_NOTES;
