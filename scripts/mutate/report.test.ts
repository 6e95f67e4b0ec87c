import { expect, it } from 'vitest';
import { describeAlive, type Mutated, tallyOf } from './report.ts';

const mutant = (status: string): Mutated => ({
  fileName: 'src/a.ts',
  status,
  mutatorName: 'BlockStatement',
  replacement: '{\n}',
  location: { start: { line: 3, column: 7 } },
});

it('counts what was noticed against what is not the same code', () => {
  const all = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError'].map(
    mutant,
  );
  expect(tallyOf(all)).toEqual({ made: 5, killed: 2, alive: 2, equivalent: 1, score: 50 });
  expect(tallyOf([...'ab'].map(() => mutant('Killed')).concat(mutant('Survived'))).score).toBe(
    66.6,
  );
  expect(tallyOf([]).score).toBe(100);
});

it('says of each that lives where it is and what it is', () => {
  expect(describeAlive(['Killed', 'Survived', 'NoCoverage'].map(mutant))).toEqual([
    'src/a.ts:3:7 BlockStatement → { }',
    'src/a.ts:3:7 BlockStatement → { }',
  ]);
});
