import { describe, expect, it } from 'vitest';
import { goalsSchema } from '../schemas/figureNotes.ts';
import { readGoals } from './readGoals.ts';

const read = (views: string) => readGoals({ views, saves: '', clicks: '' });

describe('readGoals', () => {
  it.each([
    ['300', 300],
    [' 300 ', 300],
    ['12,000', 12_000],
    ['12.000', 12_000],
    ['1 200 000', 1_200_000],
    ['1’200', 1200],
    ['999999999999', 999_999_999_999],
  ])('reads %s', (text, views) => {
    expect(read(text)).toEqual({ goals: { views }, wrong: [] });
    expect(goalsSchema.safeParse({ views }).success).toBe(true);
  });

  it.each(['0', '-5', '1.5', '12,50', 'many', '1e9', '١٢', '9999999999999'])('refuses %s', text => {
    expect(read(text)).toEqual({ goals: {}, wrong: ['views'] });
  });

  it('takes an empty field for no goal', () => {
    expect(read('  ')).toEqual({ goals: {}, wrong: [] });
    expect(readGoals({ views: '', saves: 'x', clicks: '7' })).toEqual({
      goals: { clicks: 7 },
      wrong: ['saves'],
    });
  });
});
