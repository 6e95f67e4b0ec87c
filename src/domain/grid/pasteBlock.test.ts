import { describe, expect, it } from 'vitest';
import { fillBlock, pasteBlock } from './pasteBlock.ts';

const size = { rows: 6, columns: 3 };
const range = (top: number, bottom: number, left: number, right: number) => ({
  top,
  bottom,
  left,
  right,
});
const two = [
  ['a', 'b'],
  ['c', 'd'],
];
const placed = (cells: readonly { row: number; column: number; text: string }[]) =>
  cells.map(({ row, column, text }) => `${row}.${column}${text}`).join(' ');

describe('pasteBlock', () => {
  it('goes from one selected cell to the right and down', () => {
    const plan = pasteBlock(two, range(1, 1, 0, 0), size);
    expect(placed(plan.cells)).toBe('1.0a 1.1b 2.0c 2.1d');
    expect(plan).toMatchObject({ rowsBeyondSelection: 0, rowsLost: 0, columnsLost: 0 });
  });

  it('fills what is selected where that is the block several times over', () => {
    expect(placed(pasteBlock([['x']], range(0, 1, 0, 1), size).cells)).toBe('0.0x 0.1x 1.0x 1.1x');
    expect(placed(pasteBlock([['a'], ['b']], range(0, 3, 0, 0), size).cells)).toBe(
      '0.0a 1.0b 2.0a 3.0b',
    );
  });

  it('asks where more rows were copied than are selected', () => {
    const three = [['a'], ['b'], ['c']];
    expect(pasteBlock(three, range(0, 1, 0, 0), size).rowsBeyondSelection).toBe(1);
    expect(placed(pasteBlock(three, range(0, 1, 0, 0), size).cells)).toBe('0.0a 1.0b 2.0c');
    expect(placed(pasteBlock(three, range(0, 1, 0, 0), size, false).cells)).toBe('0.0a 1.0b');
  });

  it('tells what the grid has no room for, and leaves ragged rows ragged', () => {
    expect(pasteBlock(two, range(5, 5, 2, 2), size)).toMatchObject({
      cells: [{ row: 5, column: 2, text: 'a' }],
      rowsLost: 1,
      columnsLost: 1,
    });
    expect(placed(pasteBlock([['a', 'b'], ['c']], range(0, 0, 0, 0), size).cells)).toBe(
      '0.0a 0.1b 1.0c',
    );
    expect(pasteBlock([], range(0, 0, 0, 0), size).cells).toEqual([]);
  });
});

describe('fillBlock', () => {
  it('repeats what is filled, down and up, and leaves it alone', () => {
    expect(placed(fillBlock([['a']], range(1, 1, 0, 0), range(1, 3, 0, 0)))).toBe('2.0a 3.0a');
    const pair = [['a'], ['b']];
    expect(placed(fillBlock(pair, range(2, 3, 1, 1), range(2, 5, 1, 1)))).toBe('4.1a 5.1b');
    expect(placed(fillBlock(pair, range(2, 3, 1, 1), range(0, 3, 1, 1)))).toBe('0.1a 1.1b');
  });
});
