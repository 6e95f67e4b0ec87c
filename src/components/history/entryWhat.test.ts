import { expect, it } from 'vitest';
import { change, testEntry } from '@/domain/history/testEntry.ts';
import { entryWhat } from './entryWhat.ts';

const translate = (key: string, options: object) => `${key} ${JSON.stringify(options)}`;
const deleted = (count: number) =>
  testEntry(
    'e',
    1,
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`id${at}`, [change('title', `Cup ${at}`, null)]]),
    ),
    { label: '' },
  );

it('says what several deleted records were called, and how many more there are', () => {
  expect(entryWhat(deleted(2), translate)).toBe('Cup 0, Cup 1');
  expect(entryWhat(deleted(5), translate)).toBe(
    'audit.namedAndMore {"names":"Cup 0, Cup 1, Cup 2","smart_count":2}',
  );
});

it('says the label where there is one, and counts what has no names', () => {
  expect(entryWhat({ ...deleted(2), label: 'Cups' }, translate)).toBe('Cups');
  const changed = testEntry('e', 1, { a: [change('price', 1, 2)] }, { label: '' });
  expect(entryWhat(changed, translate)).toBe('audit.recordCount {"smart_count":1}');
});
