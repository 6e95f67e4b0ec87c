import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLANTED_FAULTS } from './plantedFaults.ts';

test.each(
  PLANTED_FAULTS.flatMap(({ name, patches }) => patches.map(patch => ({ name, ...patch }))),
)('“$name” has its place in $file', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
});
