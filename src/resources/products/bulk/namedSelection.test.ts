import { expect, it } from 'vitest';
import { namedSelection } from './namedSelection.ts';

const shown = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(id => ({ id }));
const ids = (selected: string[]) => {
  const { names, others } = namedSelection(selected, shown);
  return [names.map(({ id }) => id).join(''), others];
};

it('names a few of the selected in the order of the list, and counts the rest', () => {
  expect(ids(['b', 'a'])).toEqual(['ab', 0]);
  expect(ids(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['abcdef', 0]);
  expect(ids(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toEqual(['abcde', 2]);
});

it('counts what is selected on other pages', () => {
  expect(ids(['c', 'x', 'y'])).toEqual(['c', 2]);
  expect(ids(['x'])).toEqual(['', 1]);
});
