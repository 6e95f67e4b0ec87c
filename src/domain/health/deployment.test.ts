import { describe, expect, it } from 'vitest';
import {
  checkAllowList,
  checkAppCheck,
  checkBrowserStorage,
  checkErrorReports,
  checkIndexes,
  checkProductPages,
  checkRollUps,
  checkRules,
  type HealthFinding,
} from './deployment.ts';

const told = ({ state, said }: HealthFinding) => `${state} ${said}`;
const FAILED = { failed: 'No network' };

it('wants two administrators, and none of the sample data’s in a real project', () => {
  const two = ['ann@shop.com', 'bob@shop.com'];
  expect(checkAllowList(two, true)).toMatchObject({ state: 'fine', values: { smart_count: 2 } });
  expect(told(checkAllowList(two.slice(1), true))).toBe('look one');
  const sample = ['admin@catalogue.EXAMPLE', 'bob@shop.com'];
  expect(told(checkAllowList(sample, true))).toBe('fault sample');
  expect(told(checkAllowList(sample, false))).toBe('fine filled');
});

it('tells rules of this build from others', () => {
  expect(told(checkRules('rules', 'abc', { answer: true }))).toBe('fine same');
  expect(told(checkRules('storageRules', 'abc', { answer: false }))).toBe('fault other');
  expect(told(checkRules('rules', null, { answer: false }))).toBe('unknown unversioned');
  expect(checkRules('rules', 'abc', FAILED)).toEqual({
    check: 'rules',
    state: 'unknown',
    said: 'unasked',
    values: { message: 'No network' },
  });
});

it('counts the indexes that lack, before those that are being built', () => {
  expect(checkIndexes({ answer: ['ready', 'building', 'missing', 'missing'] })).toMatchObject({
    state: 'fault',
    said: 'missing',
    values: { smart_count: 2, total: 4 },
  });
  expect(told(checkIndexes({ answer: ['ready', 'building'] }))).toBe('look building');
  expect(told(checkIndexes({ answer: ['ready', 'ready'] }))).toBe('fine ready');
  expect(told(checkIndexes(FAILED))).toBe('unknown unasked');
});

it.each([
  ['2026-11-24', 'fine fresh'],
  ['2026-11-22', 'fine fresh'],
  ['2026-11-21', 'look old'],
  [null, 'look none'],
])('roll-ups up to %s are %s', (answer, expected) => {
  expect(told(checkRollUps({ answer }, '2026-11-24'))).toBe(expected);
});

it('says which day the roll-ups end with, and how long ago', () => {
  expect(checkRollUps({ answer: '2026-11-14' }, '2026-11-24').values).toEqual({
    day: '2026-11-14',
    smart_count: 10,
  });
  expect(told(checkRollUps(FAILED, '2026-11-24'))).toBe('unknown unasked');
});

it('says whether App Check and reports of errors are switched on', () => {
  expect(told(checkAppCheck('key', false))).toBe('fine on');
  expect(told(checkAppCheck('key', true))).toBe('fault unproven');
  expect(told(checkAppCheck(undefined, false))).toBe('look off');
  expect(checkErrorReports('https://errors.shop.com/in?key=secret')).toMatchObject({
    state: 'fine',
    values: { host: 'errors.shop.com' },
  });
  expect(told(checkErrorReports(null))).toBe('fine off');
  expect(told(checkErrorReports('errors'))).toBe('fault noAddress');
});

it('tells where products lead to, and an address that is none', () => {
  expect(told(checkProductPages(null))).toBe('fine off');
  expect(checkProductPages('https://shop.com/p/{id}')).toMatchObject({
    ...{ state: 'fine', said: 'on', values: { host: 'shop.com' } },
  });
  expect(told(checkProductPages('https://shop.com/p/'))).toBe('fault noPattern');
});

describe('the browser’s storage', () => {
  it.each([
    [{ persisted: true, usage: 10, quota: 100 }, 'fine kept'],
    [{ persisted: false, usage: 10, quota: 100 }, 'look evictable'],
    [{ persisted: true, usage: 81, quota: 100 }, 'look full'],
    [{ persisted: null, usage: null, quota: null }, 'unknown untold'],
  ])('of %j is %s', (answer, expected) => {
    expect(told(checkBrowserStorage({ answer }))).toBe(expected);
  });

  it('is unknown where it cannot be asked', () => {
    expect(told(checkBrowserStorage(FAILED))).toBe('unknown unasked');
  });
});
