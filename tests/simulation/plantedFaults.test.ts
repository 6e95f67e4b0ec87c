import { expect, test } from 'vitest';
import { misplacedIn } from '../../scripts/plant.ts';
import { PLANTED_FAULTS } from './plantedFaults.ts';

test.each(PLANTED_FAULTS)('“$name” has its place', fault => {
  expect(misplacedIn(fault)).toEqual([]);
});
