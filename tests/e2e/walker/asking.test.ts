import { expect, test } from 'vitest';
import { askedBy } from './asking.ts';

const press = (name: string, role = 'button') => ({
  kind: 'press' as const,
  target: { role, name, nth: 0 },
});

test.each(['Save', 'Speichern', 'Archive', 'Delete', 'Undo', 'Approve', 'Genehmigen'])(
  '%s may change what is stored',
  name => {
    expect(askedBy(press(name))).toBe('change');
  },
);

test.each(['Filters', 'Columns', 'Next page', 'Toggle navigation', 'Spalten', 'Close', 'Export'])(
  '%s changes nothing',
  name => {
    expect(askedBy(press(name))).toBe('nothing');
  },
);

test('neither links nor typing nor going somewhere ask for a change', () => {
  expect(askedBy(press('Archive', 'link'))).toBe('nothing');
  const target = { role: 'textbox', name: 'Title', nth: 0 };
  expect(askedBy({ kind: 'fill', target, value: 'Save' })).toBe('nothing');
  expect(askedBy({ kind: 'open', path: '/' })).toBe('nothing');
});

test('the sample data is put back as a whole', () => {
  expect(askedBy(press('Reset sample data'))).toBe('everything');
});
