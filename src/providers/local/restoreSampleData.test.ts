import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openDatabase } from './openDatabase.ts';
import { isFilled, restoreSampleData } from './seed.ts';

it('leaves the usual data, whole, where a platform was begun and cancelled', async () => {
  const database = await openDatabase('cancelled');
  const controller = new AbortController();
  const shares: number[] = [];
  await restoreSampleData(
    database,
    share => {
      shares.push(share);
      controller.abort();
    },
    // As many of its products as the usual data is given here, so that it takes no minute.
    { whole: true, products: 60, signal: controller.signal },
  );
  expect(shares[0]).toBeLessThan(0.05);
  expect(shares.length).toBeGreaterThan(5);
  expect(await isFilled(database)).toBe(true);
  expect(await database.rows('business').count()).toBe(29);
  expect(await database.rows('products').count()).toBe(60);
  expect(await database.rows('users').count()).toBe(600);
  database.close();
}, 60_000);
