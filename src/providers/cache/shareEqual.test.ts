import { describe, expect, it } from 'vitest';
import { shareEqual } from './shareEqual.ts';

const at = '2026-03-01T10:00:00.000Z';
const row = (id: string, title = id) => ({
  id,
  title,
  at: new Date(at),
  tags: [{ name: 'a' }],
});

describe('shareEqual', () => {
  it('gives what was there before where nothing differs, dates included', () => {
    const before = { data: [row('a'), row('b')], total: 2 };
    expect(shareEqual(before, { data: [row('a'), row('b')], total: 2 })).toBe(before);
  });

  it('keeps every row that is the same, wherever it moved to', () => {
    const before = [row('a'), row('b')];
    const after = shareEqual(before, [row('new'), row('a'), row('b', 'other')]);
    expect(after).toEqual([row('new'), row('a'), row('b', 'other')]);
    expect(Reflect.get(Object(after), 1)).toBe(before[0]);
    expect(Reflect.get(Object(after), 2)).not.toBe(before[1]);
    expect(after).toHaveProperty([2, 'tags'], before[1]?.tags);
  });

  it('tells apart what looks alike', () => {
    expect(shareEqual(new Date(1), new Date(2))).toEqual(new Date(2));
    expect(shareEqual([1, 2], [1])).toEqual([1]);
    expect(shareEqual([], {})).toEqual({});
    expect(shareEqual({ a: undefined }, {})).toEqual({});
    expect(shareEqual({}, { a: undefined })).toHaveProperty('a');
    expect(shareEqual({ a: null }, { a: null, b: 1 })).toEqual({ a: null, b: 1 });
    expect(shareEqual(new Date(at), at)).toBe(at);
  });

  it('leaves things of a class as they are', () => {
    const file = new Map([['a', 1]]);
    expect(shareEqual(new Map([['a', 1]]), file)).toBe(file);
  });
});
