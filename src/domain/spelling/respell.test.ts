import { describe, expect, it } from 'vitest';
import { testProduct, testVariant } from '../merge/testProduct.ts';
import type { Product } from '../schemas/product.ts';
import {
  nameProblem,
  type Respell,
  respellChanges,
  respellPreview,
  respellTags,
} from './respell.ts';

const changes = (product: Partial<Product>, respell: Respell) =>
  respellChanges(testProduct('p1', product), respell);

describe('respellChanges', () => {
  it('changes a brand or a category that has another spelling exactly, and no other', () => {
    const nike: Respell = { field: 'brand', from: ['NIKE', 'nike.'], to: 'Nike' };
    expect(changes({ brand: 'NIKE' }, nike)).toEqual({ brand: 'Nike' });
    for (const brand of ['Nike', 'Nike Air', '', 'nike'])
      expect(changes({ brand, category: 'NIKE' }, nike)).toEqual({});
    expect(changes({ category: 'Tees' }, { field: 'category', from: ['Tees'], to: 'Tee' })).toEqual(
      {
        category: 'Tee',
      },
    );
  });

  it('has each tag once, in the place of the first', () => {
    const tee = { from: ['tee', 't-shirts'], to: 'T-shirt' };
    expect(respellTags(['new', 'tee', 'sale', 't-shirts', 'T-shirt'], tee)).toEqual([
      ...['new', 'T-shirt', 'sale'],
    ]);
    expect(changes({ tags: ['T-shirt', 'x'] }, { field: 'tags', ...tee })).toEqual({});
    expect(changes({ tags: ['x', 'x', 'tee'] }, { field: 'tags', ...tee })).toEqual({
      tags: ['x', 'x', 'T-shirt'],
    });
  });

  const size: Respell = { field: 'options', from: ['size', 'Sizes'], to: 'Size' };
  const option = (name: string) => ({ name, values: [{ name: 'S' }, { name: 'M' }] });

  it('carries the name of an option to every variant', () => {
    const product = {
      options: [option('Colour'), option('size')],
      variants: ['S', 'M'].map(value =>
        testVariant(value, { Colour: 'S', size: value, Size: 'of nobody' }),
      ),
    };
    const changed = changes(product, size);
    expect(changed.options?.map(({ name }) => name)).toEqual(['Colour', 'Size']);
    expect(changed.variants?.map(({ optionValues }) => optionValues)).toEqual([
      { Colour: 'S', Size: 'S' },
      { Colour: 'S', Size: 'M' },
    ]);
    expect(changed.variants?.map(({ id }) => id)).toEqual(['S', 'M']);
  });

  it('leaves a product alone whose options would have one name', () => {
    for (const names of [
      ['size', 'Sizes'],
      ['size', 'Size'],
      ['size', 'SIZE'],
    ])
      expect(changes({ options: names.map(option) }, size)).toEqual({});
    const preview = respellPreview(
      [
        testProduct('p1', { options: [option('size'), option('Size')] }),
        testProduct('p2', { options: [option('Size')] }),
        testProduct('p3', {
          options: [option('Sizes')],
          variants: [testVariant('a', { Sizes: 'S' })],
        }),
      ],
      size,
    );
    expect(preview.kept.map(({ reason }) => reason)).toEqual(['doubled', 'same']);
    expect(preview.changed.map(({ changes }) => changes)).toEqual([
      [{ field: 'options', from: ['Sizes'], to: ['Size'] }],
    ]);
  });
});

it('takes no name that the field cannot have', () => {
  expect(nameProblem('brand', ' Nike ')).toBeNull();
  expect(nameProblem('brand', '  ')).toBe('validation.required');
  expect(nameProblem('tags', 'x'.repeat(101))).toBe('validation.tooLong.100');
  expect(nameProblem('options', 'constructor')).toBe('validation.reservedName');
});
