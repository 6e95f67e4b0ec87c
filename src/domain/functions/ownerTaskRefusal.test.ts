import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneTooMany, MAX_LOOKED_AT, MAX_WAITING_TASKS } from './ownerTaskRefusal.ts';

const HOUR = 3_600_000;
const task = (id: string, askedAt: unknown) => ({ id, askedAt });
const tasks = (count: number, at: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => task(`t${index}`, at(index)));
const own = { id: 'own', askedAt: new Date(10 * HOUR) };
const earlier = (index: number) => new Date(own.askedAt.getTime() - 1 - index);
const later = (index: number) => new Date(own.askedAt.getTime() + 1 + index);

describe('isOneTooMany', () => {
  it('lets a few wait, counting those that were asked for earlier', () => {
    expect(isOneTooMany(own, [own])).toBe(false);
    expect(isOneTooMany(own, [own, ...tasks(MAX_WAITING_TASKS - 1, earlier)])).toBe(false);
    expect(isOneTooMany(own, [own, ...tasks(MAX_WAITING_TASKS, earlier)])).toBe(true);
    expect(isOneTooMany(own, [own, ...tasks(MAX_WAITING_TASKS + 9, later)])).toBe(false);
  });

  it('lets the first few of many that are asked for at a time through, and no more', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: MAX_LOOKED_AT }), ids => {
        const all = ids.map(id => task(id, own.askedAt));
        const through = all.filter(({ id }) => !isOneTooMany({ ...own, id }, all));
        expect(through).toHaveLength(Math.min(ids.length, MAX_WAITING_TASKS));
      }),
    );
  });

  it('counts nobody who has waited so long that nobody will come, nor one without a time', () => {
    const old = tasks(MAX_WAITING_TASKS, () => new Date(own.askedAt.getTime() - 2 * HOUR - 1));
    const odd = tasks(MAX_WAITING_TASKS, () => 'yesterday');
    expect(isOneTooMany(own, [own, ...old, ...odd])).toBe(false);
  });

  it('takes no more where more wait than are looked at, whoever was first', () => {
    expect(isOneTooMany(own, tasks(MAX_LOOKED_AT + 1, later))).toBe(true);
    const old = tasks(MAX_LOOKED_AT + 1, () => new Date(0));
    expect(isOneTooMany(own, old)).toBe(false);
  });
});
