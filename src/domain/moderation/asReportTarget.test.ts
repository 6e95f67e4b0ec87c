import { expect, it } from 'vitest';
import { testProduct } from '../merge/testProduct.ts';
import { asReportTarget } from './asReportTarget.ts';

it('knows a target by the schema of its kind', () => {
  const product = testProduct('p1', { title: 'Lamp' });
  expect(asReportTarget('product', product)).toMatchObject({
    type: 'product',
    record: { id: 'p1', title: 'Lamp' },
  });
  for (const type of ['business', 'user'] as const)
    expect(asReportTarget(type, product)).toBeNull();
  expect(asReportTarget('product', undefined)).toBeNull();
});
