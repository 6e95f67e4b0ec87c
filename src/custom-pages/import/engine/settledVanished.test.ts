import { expect, it } from 'vitest';
import { settledVanished } from './settledVanished.ts';

const active = (id: string) => ({ id, status: 'active' as const });

it.each([
  ['archived', [active('b')]],
  ['draft', [{ id: 'a', status: 'draft' }, active('b')]],
] as const)('of products made %s stays what is still to be decided', (status, expected) => {
  expect(settledVanished([active('a'), active('b')], ['a', 'gone'], status)).toEqual(expected);
});
