import { describe, expect, it, vi } from 'vitest';
import { onceFor, onceForValues } from './onceFor.ts';

it('computes once for an object', () => {
  const compute = vi.fn(({ value }: { value: number }) => value);
  const once = onceFor(compute);
  const [zero, one] = [{ value: 0 }, { value: 1 }];
  expect([once(zero), once(zero), once(one), once(one), once({ value: 1 })]).toEqual([
    ...[0, 0, 1, 1, 1],
  ]);
  expect(compute).toHaveBeenCalledTimes(3);
});

describe('onceForValues', () => {
  it('computes once for the same values, whatever object they come in', () => {
    const compute = vi.fn(
      (name: string, options: { digits?: number }) => `${name} ${options.digits}`,
    );
    const once = onceForValues(compute);
    expect([once('a', { digits: 1 }), once('a', { digits: 1 })]).toEqual(['a 1', 'a 1']);
    expect(compute).toHaveBeenCalledOnce();
    expect(once('a', {})).toBe('a undefined');
  });

  it('tries again what threw', () => {
    const compute = vi.fn((name: string) => name);
    compute.mockImplementationOnce(() => {
      throw new RangeError('no');
    });
    const once = onceForValues(compute);
    expect(() => once('a')).toThrow(RangeError);
    expect(once('a')).toBe('a');
  });
});
