import { expect, it } from 'vitest';
import { momentText } from '@/components/clock/momentField.ts';
import { hours, NOON, testSale } from '@/domain/sales/testSale.ts';
import { endNow, readEnd } from './saleEnd.ts';

it('reads an end by the reader’s clocks, behind the start and now', () => {
  const sale = testSale();
  expect(readEnd(momentText(hours(2)), sale, NOON)).toEqual({ endsAt: hours(2), problem: null });
  expect(readEnd('', sale, NOON)).toEqual({ endsAt: null, problem: null });
  const wrong = 'products.bulk.plan.order';
  expect(readEnd(momentText(NOON), sale, hours(-1)).problem).toBe(wrong);
  expect(readEnd(momentText(hours(1)), sale, hours(1)).problem).toBe(wrong);
  expect(readEnd('x', sale, NOON).problem).toBe('products.bulk.plan.invalidTime');
});

it('ends now, but never before the start', () => {
  expect(endNow(testSale(), hours(1))).toEqual(hours(1));
  expect(endNow(testSale(), NOON).getTime()).toBe(NOON.getTime() + 1);
});
