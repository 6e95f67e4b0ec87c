import { expect, test } from 'vitest';
import { pullBeyond } from './pullBeyond.ts';

const cells = { left: 100, top: 200, right: 900, bottom: 700 };

test.each([
  [
    { x: 500, y: 400 },
    { row: 0, column: 0 },
  ],
  [
    { x: 108, y: 208 },
    { row: 0, column: 0 },
  ],
  [
    { x: 892, y: 692 },
    { row: 0, column: 0 },
  ],
  [
    { x: 500, y: 696 },
    { row: 1, column: 0 },
  ],
  [
    { x: 500, y: 199 },
    { row: -1, column: 0 },
  ],
  [
    { x: 895, y: 400 },
    { row: 0, column: 1 },
  ],
  [
    { x: 90, y: 400 },
    { row: 0, column: -1 },
  ],
])('held at %j it goes on by %j', (pointer, steps) => {
  expect(pullBeyond(pointer, cells)).toEqual(steps);
});

test('it goes faster the further away it is held, up to a limit', () => {
  const rows = [690, 700, 750, 800, 9000].map(y => pullBeyond({ x: 500, y }, cells).row);
  expect(rows).toEqual([0, 1, 2, 3, 8]);
});
