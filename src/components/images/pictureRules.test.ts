import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_BYTES } from '@/domain/fileLimits.ts';
import { fitWithin, pictureProblem } from './pictureRules.ts';

describe('pictureProblem', () => {
  it.each([
    [{ size: 10, type: 'image/png' }, null],
    [{ size: 10, type: '' }, null],
    [{ size: 30_000_000, type: 'image/jpeg' }, null],
    [{ size: MAX_PICTURE_BYTES, type: 'image/jpeg' }, null],
    [{ size: MAX_PICTURE_BYTES + 1, type: 'image/jpeg' }, 'tooLarge'],
    [{ size: 10, type: 'text/plain' }, 'notImage'],
    [{ size: 0, type: 'image/png' }, 'empty'],
  ])('%o: %s', (file, problem) => {
    expect(pictureProblem(file)).toBe(problem);
  });
});

describe('fitWithin', () => {
  it('keeps the shape and never enlarges', () => {
    expect(fitWithin(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(fitWithin(3000, 4000, 320)).toEqual({ width: 240, height: 320 });
    expect(fitWithin(100, 50, 320)).toEqual({ width: 100, height: 50 });
    expect(fitWithin(5000, 1, 320)).toEqual({ width: 320, height: 1 });
  });
});
