import { expect, it } from 'vitest';
import type { ResourceName } from '../access/permissions.ts';
import { stayingFields } from './fieldGroups.ts';

it.each<[ResourceName, string, string[]]>([
  ['products', 'title', ['title']],
  ['products', 'variants', ['variants', 'options']],
  ['products', 'options', ['options', 'variants']],
  ['products', 'mergedInto', ['mergedInto', 'status', 'mergedAt']],
  ['products', 'status', ['status']],
  ['reports', 'status', ['status', 'resolution']],
  ['reports', 'resolution', ['resolution', 'status']],
  ['reports', 'targetId', ['targetId']],
  ['giveaways', 'status', ['status']],
])('of %s whose %s was changed, %j stay', (resource, changed, staying) => {
  expect([...stayingFields(resource, [changed])]).toEqual(staying);
});

it('nothing stays where nothing was changed', () => {
  expect([...stayingFields('reports', [])]).toEqual([]);
});
