import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { isWorthAsking, ownerTaskStanding, unreadStanding } from './ownerTaskStanding.ts';

const until = new Date();

it.each([
  ['ready', 'ready', { until, does: true, shops: true }],
  ['noShops', 'ready', { until, does: true, shops: false }],
  ['off', 'off', { until, does: false, shops: true }],
  ['none', 'none', null],
] as const)('is %s for shops and %s for pictures', (shops, pictures, sign) => {
  expect(ownerTaskStanding('readShop', sign)).toBe(shops);
  expect(ownerTaskStanding('copyPictures', sign)).toBe(pictures);
});

it('is silent where the sign is kept back, and unknown where it did not come', () => {
  expect(unreadStanding(new HttpError('denied', 403))).toBe('silent');
  for (const error of [new HttpError('away', 503), new Error('odd'), null])
    expect(unreadStanding(error)).toBe('unknown');
});

it('is worth asking unless functions are known to do nothing', () => {
  const all = ['ready', 'none', 'off', 'noShops', 'silent', 'unknown'] as const;
  expect(all.filter(isWorthAsking)).toEqual(['ready', 'silent', 'unknown']);
});
