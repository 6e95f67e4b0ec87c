import { expect, it } from 'vitest';
import { EMPTY_DETAILS } from '../product/form/productFormValues.ts';
import { changedFields, checkShape } from './authorizeWriteShape.ts';
import { denied, invalid } from './authorizeWriteTypes.ts';
import { change, product, request, said } from './testWrites.ts';

it('names the fields that are added, changed and removed, and never the id', () => {
  const before = product({ old: 1, nothing: undefined, when: new Date(5) });
  const after = product({ id: 'p2', title: 'Elm', more: null, when: new Date(5), tags: [] });
  expect(changedFields(change('products', before, after)).sort()).toEqual(['more', 'old', 'title']);
  expect(changedFields(change('products', null, { id: 'a', title: 'x' }))).toEqual(['title']);
  expect(changedFields(change('products', { id: 'a', title: 'x' }, null))).toEqual(['title']);
  expect(changedFields(change('products', { id: 'a', tags: ['x'] }, { id: 'a' }))).toEqual([
    'tags',
  ]);
  expect(changedFields(change('products', { id: 'a' }, { id: 'a', tags: ['x'] }))).toEqual([
    'tags',
  ]);
  expect(changedFields(change('products', null, null))).toEqual([]);
});

it('says which field the schema does not know, or does not take', () => {
  const stored = product();
  const of = (more: Record<string, unknown>) =>
    said(checkShape(change('products', stored, product(more))));
  expect(of({})).toBeNull();
  expect(of({ colour: 'red' })).toBe('400 colour: products has no field "colour"');
  expect(of({ price: 'x' })).toMatch(/^400 price: products\.price: \S+/);
  expect(of({ images: [{ url: 5 }] })).toMatch(
    /^400 images\.0\.\w+: products\.images\.0\.\w+: \S+/,
  );
  expect(said(checkShape(change('products', stored, null)))).toBeNull();
});

it.each([
  ...['<script>', '< script>', '<\tscript >', '</script>', '< / script>', '</  script/', '<SVG '],
  ...[
    '<iframe ',
    '<object ',
    '<embed ',
    '<style ',
    '<math ',
    '<form ',
    '<meta ',
    '<link ',
    '<base ',
  ],
])('takes no description with %j', markup => {
  expect(said(checkShape(change('products', null, product({ description: `a ${markup}` }))))).toBe(
    '400 description: The description has markup that must not be stored',
  );
});

it('takes other markup, and texts of other records as they are', () => {
  for (const description of ['<p>script</p>', '<scripted>', 'a < b', '<b>form </b>'])
    expect(said(checkShape(change('products', null, product({ description }))))).toBeNull();
  const asked = request({ message: '<script>' });
  expect(said(checkShape(change('requests', null, asked)))).toBeNull();
  const old = request({ description: '<script>' });
  expect(said(checkShape(change('requests', old, old)))).toBeNull();
});

it('names a field only where there is one', () => {
  expect(denied('No')).toStrictEqual({ status: 403, reason: 'No' });
  expect(denied('No', 'title')).toStrictEqual({ status: 403, reason: 'No', field: 'title' });
  expect(invalid('No')).toStrictEqual({ status: 400, reason: 'No' });
  expect(invalid('No', 'title')).toStrictEqual({ status: 400, reason: 'No', field: 'title' });
});

it.each([
  ['products', 'weightGrams'],
  ['products', 'lowStockThreshold'],
  ['productDetails', 'variantCosts'],
] as const)(
  'lets %s from before they had %s be changed, and takes no new ones',
  (resource, name) => {
    const whole =
      resource === 'products'
        ? product()
        : { ...EMPTY_DETAILS, id: 'b', businessId: 'b', version: 1 };
    const { [name]: _, ...before } = whole;
    const after = { ...before, id: String(whole.id), version: 2 };
    expect(checkShape(change(resource, { ...before, id: after.id }, after))).toBeNull();
    expect(checkShape(change(resource, null, after))?.field).toBe(name);
    expect(checkShape(change(resource, whole, after))?.field).toBe(name);
  },
);
