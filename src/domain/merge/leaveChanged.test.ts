import { expect, it } from 'vitest';
import type { Product } from '../schemas/product.ts';
import { REMOVED, type StoredFields } from './auditChain.ts';
import { leaveChanged } from './leaveChanged.ts';
import { canUnmerge, type UnmergePlan } from './planUnmerge.ts';
import { testProduct, testVariant } from './testProduct.ts';

type Part = UnmergePlan['updates'][number];

const stored = (id: string, more: Partial<Product> = {}): StoredFields => ({
  ...testProduct(id, more),
});
const planOf = (
  record: StoredFields,
  fields: Record<string, unknown>,
  changed: string[],
  resource: Part['resource'] = 'products',
): UnmergePlan => ({
  entries: [],
  updates: [{ resource, label: 'Lamp', updates: [{ record, fields }] }],
  problems:
    changed.length > 0 ? [{ kind: 'changedSince', resource, id: record.id, fields: changed }] : [],
});
const fieldsOf = ({ updates }: UnmergePlan) => updates[0]?.updates[0]?.fields;

it('leaves a plan alone where nothing was changed since', () => {
  const plan = planOf(stored('a'), { title: 'Old' }, []);
  expect(leaveChanged(plan)).toEqual(plan);
});

it('leaves what was changed since, and brings the rest back', () => {
  const plan = leaveChanged(
    planOf(stored('a', { title: 'Mine' }), { title: 'Old', brand: 'Lux' }, ['title']),
  );
  expect(fieldsOf(plan)).toMatchObject({ brand: 'Lux' });
  expect(fieldsOf(plan)).not.toHaveProperty('title');
  expect(plan.problems).toEqual([]);
  expect(canUnmerge(plan, false)).toBe(true);
});

it('makes what follows from others anew, of what comes back beside what stays', () => {
  const inventory = { tracked: true, quantity: 900, inStock: true, oversell: false };
  const plan = planOf(
    stored('a', { inventory, sku: 'S1', stockState: 'inStock', stockTotal: inventory.quantity }),
    {
      ...{ inventory: { ...inventory, quantity: 0 }, stockState: 'out', stockTotal: 0 },
      sku: '',
      gaps: ['stock'],
    },
    ['inventory', 'stockState'],
  );
  expect(fieldsOf(leaveChanged(plan))).toMatchObject({
    ...{ sku: '', stockState: 'inStock', stockTotal: 900 },
  });
  expect(fieldsOf(leaveChanged(plan))?.gaps).toContain('sku');
  expect(fieldsOf(leaveChanged(plan))?.gaps).not.toContain('stock');
});

it.each([
  ['variants', ['options', 'variants']],
  ['options', ['options', 'variants']],
  ['mergedInto', ['status', 'mergedInto', 'mergedAt']],
])('where %s was changed, nothing comes back of %j', (field, together) => {
  const size = [{ name: 'Size', values: [{ name: 'S' }] }];
  const plan = planOf(
    stored('a', { options: size, variants: [testVariant('v', { Size: 'S' })] }),
    {
      ...{ options: [], variants: [], status: 'active', mergedInto: null, mergedAt: null },
      title: 'Old',
    },
    [field],
  );
  const left = Object.keys(fieldsOf(leaveChanged(plan)) ?? {});
  expect(left).toContain('title');
  for (const one of together) expect(left).not.toContain(one);
});

it('a status that was changed stays, and the product is merged no more', () => {
  const plan = planOf(
    stored('a', { status: 'draft', mergedInto: 'b' }),
    {
      ...{ status: 'active', mergedInto: REMOVED, mergedAt: REMOVED },
    },
    ['status'],
  );
  expect(fieldsOf(leaveChanged(plan))).toMatchObject({ mergedInto: REMOVED, mergedAt: REMOVED });
  expect(fieldsOf(leaveChanged(plan))).not.toHaveProperty('status');
});

it('of a report that was led elsewhere since nothing comes back', () => {
  const record = { id: 'r', version: 3, targetId: 'x' };
  const plan = leaveChanged(planOf(record, { targetId: 'b' }, ['targetId'], 'reports'));
  expect(fieldsOf(plan)).toEqual({});
  expect(plan.problems).toEqual([]);
});

it('asks to overwrite where what stays and what comes back make no product', () => {
  const plan = planOf(stored('a', { brand: 'Mine' }), { title: 7, brand: 'Lux' }, ['brand']);
  expect(leaveChanged(plan)).toEqual(plan);
  expect(canUnmerge(leaveChanged(plan), false)).toBe(false);
});

it('keeps every other problem', () => {
  const plan = planOf(stored('a'), { brand: 'Lux' }, ['brand']);
  plan.problems.push({ kind: 'missing', resource: 'products', id: 'b' });
  expect(leaveChanged(plan).problems).toEqual([{ kind: 'missing', resource: 'products', id: 'b' }]);
});
