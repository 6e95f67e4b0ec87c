import { describe, expect, it } from 'vitest';
import { yieldToMain } from './yieldToMain.ts';

describe('yieldToMain', () => {
  it('lets what waits for the end of the task go first, and ends by itself', async () => {
    const order: string[] = [];
    const after = yieldToMain().then(() => order.push('after'));
    await Promise.resolve().then(() => order.push('microtask'));
    order.push('still the same task');
    await after;
    expect(order).toEqual(['microtask', 'still the same task', 'after']);
  });
});
