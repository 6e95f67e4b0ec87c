import { describe, expect, it } from 'vitest';
import { figureNotesSchema, MAX_NOTES } from '../schemas/figureNotes.ts';
import { dayMarks, goalsWrite, hasRoom, notesOf, noteWrite } from './chartNotes.ts';

const note = (day: string, text: string) => ({ day, text });
const range = { from: '2026-11-01', to: '2026-11-30' };
const place = { own: null, newId: 'new', uid: 'owner', businessId: 'owner' };
const own = { ...place, own: { id: 'mine' } };

describe('dayMarks', () => {
  const notes = notesOf([
    { userId: 'owner', notes: { b: note('2026-11-03', 'Sale'), a: note('2026-10-31', 'Before') } },
    { userId: 'admin', notes: { a: note('2026-11-03', 'Outage'), c: note('2026-12-01', 'After') } },
  ]);

  it('puts notes beside what was done, by day, and only those of the period', () => {
    const marks = dayMarks(
      [
        { day: '2026-11-02', counts: [{ kind: 'price', count: 3 }] },
        { day: '2026-11-03', counts: [{ kind: 'import', count: 20 }] },
      ],
      notes,
      range,
    );
    expect(marks.map(({ day, notes: on }) => [day, on.map(({ text }) => text)])).toEqual([
      ['2026-11-02', []],
      ['2026-11-03', ['Outage', 'Sale']],
    ]);
    expect(marks[1]?.counts).toEqual([{ kind: 'import', count: 20 }]);
  });

  it('marks a day that has nothing but a note', () => {
    expect(dayMarks([], notes, range)).toMatchObject([
      { day: '2026-11-03', counts: [], notes: [{ userId: 'admin' }, { userId: 'owner' }] },
    ]);
  });

  it('has the first and the last day of the period', () => {
    const edges = notesOf([
      { userId: 'o', notes: { a: note(range.from, 'x'), b: note(range.to, 'y') } },
    ]);
    expect(dayMarks([], edges, range).map(({ day }) => day)).toEqual([range.from, range.to]);
  });
});

describe('noteWrite', () => {
  it('makes the first record of a person with the note in it', () => {
    expect(noteWrite(place, 'k', null, note('2026-11-03', 'x'))).toMatchObject({
      type: 'create',
      collection: 'figureNotes',
      id: 'new',
      data: { userId: 'owner', businessId: 'owner', notes: { k: { text: 'x' } }, touched: 'k' },
    });
  });

  it('adds to, changes and takes from the record that is there, without a look at the other notes', () => {
    const before = note('2026-11-03', 'x');
    const added = noteWrite(own, 'k', null, before);
    expect(added).toMatchObject({ type: 'update', id: 'mine', data: { 'notes.k': before } });
    expect(added).not.toHaveProperty('precondition');
    const as = { fields: { 'notes.k.day': '2026-11-03', 'notes.k.text': 'x' } };
    expect(noteWrite(own, 'k', before, note('2026-11-04', 'y'))).toMatchObject({
      data: { 'notes.k': { day: '2026-11-04', text: 'y' }, touched: 'k' },
      precondition: as,
    });
    expect(noteWrite(own, 'k', before, null)).toMatchObject({
      data: { 'notes.k': { $op: 'deleteField' }, touched: 'k' },
      precondition: as,
    });
  });
});

it('goals are set whole, in the record of the person', () => {
  expect(goalsWrite(own, { clicks: 300 })).toMatchObject({
    type: 'update',
    data: { goals: { clicks: 300 } },
  });
  expect(goalsWrite(place, { clicks: 300 })).toMatchObject({
    type: 'create',
    data: { goals: { clicks: 300 }, notes: {}, touched: null },
  });
});

it('a record has room for a number of notes, as its schema says', () => {
  const notes = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`k${index}`, note('2026-11-03', 'x')]),
    );
  expect(hasRoom(null)).toBe(true);
  expect(hasRoom({ notes: notes(MAX_NOTES - 1) })).toBe(true);
  expect(hasRoom({ notes: notes(MAX_NOTES) })).toBe(false);
  const { notes: schema } = figureNotesSchema.shape;
  expect(schema.safeParse(notes(MAX_NOTES)).success).toBe(true);
  expect(schema.safeParse(notes(MAX_NOTES + 1)).success).toBe(false);
});
