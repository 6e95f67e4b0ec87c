import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { collectEntries, hashOfEntries } from './sealEntries.ts';

const entry = (id: string, email: string) => ({ id, userId: id, email });
const entries = [
  entry('c', 'Ann@x.example'),
  entry('a', 'ben@x.example'),
  entry('b', ' ann@X.example'),
  entry('d', ''),
];

it('lists who entered by id, with whose entry it is, and no address', () => {
  const list = collectEntries();
  list.add(entries.slice(0, 1));
  list.add(entries.slice(1));
  expect(list.sealed()).toEqual([
    { id: 'a', person: 'a' },
    { id: 'b', person: 'b' },
    { id: 'c', person: 'b' },
    { id: 'd', person: 'd' },
  ]);
  expect(JSON.stringify(list.sealed())).not.toContain('@');
});

it('knows all accounts of one address, in whatever order and pages they came', () => {
  const list = collectEntries();
  list.add(entries.slice(0, 2));
  list.add([...entries.slice(2), entry('e', 'ann@x.example')]);
  expect(list.accountsOf(entry('b', 'ann@x.example'))).toEqual(['c', 'b', 'e']);
  expect(list.accountsOf(entry('a', 'ben@x.example'))).toEqual(['a']);
  expect(list.accountsOf(entry('d', ''))).toEqual(['d']);
});

it('is hashed the same in whatever order and pages it came', () => {
  const [one, other] = [collectEntries(), collectEntries()];
  one.add(entries);
  for (const each of entries.toReversed()) other.add([each]);
  expect(hashOfEntries(one.sealed())).toBe(hashOfEntries(other.sealed()));
  const lines = '["a","a"]\n["b","b"]\n["c","b"]\n["d","d"]\n';
  expect(hashOfEntries(one.sealed())).toBe(createHash('sha256').update(lines).digest('hex'));
  const many = Array.from({ length: 25_000 }, (_, index) => ({
    id: `u${index}`,
    person: `u${index}`,
  }));
  const all = many.map(({ id }) => `["${id}","${id}"]\n`).join('');
  expect(hashOfEntries(many)).toBe(createHash('sha256').update(all).digest('hex'));
});
