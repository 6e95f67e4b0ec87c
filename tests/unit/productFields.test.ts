import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAmount, isWeight } from '@/domain/product/fieldKinds.ts';
import { FIELD_NAMES, fieldsIn, isIn } from '@/domain/product/productFields.ts';
import { SEARCHED_FIELDS } from '@/domain/product/searchedFields.ts';
import { productSchema } from '@/domain/schemas/product.ts';

describe('the fields of a product', () => {
  it('are those of the schema, in its order', () => {
    const asStored = Object.keys(productSchema.shape);
    expect([...FIELD_NAMES].toSorted()).toEqual(asStored.toSorted());
    // The hash that an import leaves on a product goes over its fields in this order.
    const imported = fieldsIn('import');
    expect(imported).toEqual(asStored.filter(name => isIn('import', name)));
  });

  it('take part where nothing says that they do not', () => {
    expect(isIn('merge', 'barcode')).toBe(true);
    expect(isIn('merge', 'version')).toBe(false);
    expect(isIn('merge', 'toString')).toBe(false);
    expect(fieldsIn('search').toSorted()).toEqual([...SEARCHED_FIELDS].toSorted());
  });

  it('know amounts, the cost of the private part among them, and weights', () => {
    expect(['price', 'compareAtPrice', 'cost', 'sku', 'version'].filter(isAmount)).toEqual([
      ...['price', 'compareAtPrice', 'cost'],
    ]);
    expect(['price', 'weightGrams', 'toString'].filter(isWeight)).toEqual(['weightGrams']);
  });

  it('are all that the rules let be written', () => {
    const rules = readFileSync('firestore.rules', 'utf8');
    const [, list = ''] = /function isProduct\(.*?hasOnly\(\[(.*?)\]/s.exec(rules) ?? [];
    const written = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name);
    const stored = FIELD_NAMES.filter(name => name !== 'id');
    expect(written.toSorted()).toEqual([...stored, '_tokens'].toSorted());
  });
});
