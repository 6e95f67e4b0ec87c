import { expect, it } from 'vitest';
import { mayLeaveOut } from './mayLeaveOut.ts';

const byTime = { field: 'createdAt', order: 'DESC' } as const;

it('leaves out what lacks the field of the order, whatever else is asked for', () => {
  expect(mayLeaveOut('products', {}, byTime)).toBe('products');
  expect(mayLeaveOut('entries', {}, { field: 'enteredAt', order: 'ASC' })).toBe('entries');
  expect(mayLeaveOut('reports', { status: 'open', businessId: 'b' }, byTime)).toBe('reports');
});

it('leaves out none in the order of ids, and of what the console alone writes', () => {
  expect(mayLeaveOut('products', {}, { field: 'id', order: 'ASC' })).toBeNull();
  expect(mayLeaveOut('audit', {}, byTime)).toBeNull();
  expect(mayLeaveOut('nothing', {}, byTime)).toBeNull();
  expect(mayLeaveOut(undefined, {}, byTime)).toBeNull();
});

it.each(['q', 'createdAt_gte', 'createdAt_lt'])('leaves out none where %s is asked for', key => {
  expect(mayLeaveOut('products', { [key]: 'x' }, byTime)).toBeNull();
});
