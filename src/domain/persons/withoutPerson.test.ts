import { expect, it } from 'vitest';
import { ERASED } from './person.ts';
import { isLineOf, withoutPerson } from './withoutPerson.ts';

const ann = { id: 'ann', names: ['Ann Lee'] };

it('takes the name out of lines about somebody, at any depth, and leaves ids and others', () => {
  const at = new Date('2026-11-26');
  const winner = { userId: 'ann', entryId: 'ann', name: 'Ann Lee', drawnAt: at };
  const other = { userId: 'bob', name: 'Ann Lee' };
  expect(withoutPerson({ g: [{ field: 'winners', from: [], to: [winner, other] }] }, ann)).toEqual({
    g: [{ field: 'winners', from: [], to: [{ ...winner, name: ERASED }, other] }],
  });
});

it('knows lines that have a name and a place alone by the name', () => {
  expect(isLineOf({ place: 0, name: 'Ann Lee', by: 'admin' }, ann)).toBe(true);
  expect(isLineOf({ place: 0, name: 'Bob' }, ann)).toBe(false);
  expect(isLineOf({ name: 'Ann Lee' }, ann)).toBe(false);
  expect([null, 'ann', 5, [], new Date()].some(value => isLineOf(value, ann))).toBe(false);
});

it('leaves what is no map or list as it is', () => {
  const at = new Date();
  expect([null, 5, 'Ann Lee', at].map(value => withoutPerson(value, ann))).toEqual([
    ...[null, 5, 'Ann Lee', at],
  ]);
});
