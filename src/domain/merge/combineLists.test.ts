import { describe, expect, it } from 'vitest';
import { combineAttributes, combineDistinct, combineImages, combineTags } from './combineLists.ts';
import { testProduct } from './testProduct.ts';

const image = (id: string, url: string) => ({ id, url, alt: '' });

describe('combining lists', () => {
  it('keeps the first product’s pictures first, each address once, each id once', () => {
    const products = [
      testProduct('a', { images: [image('1', '/lamp.svg')] }),
      testProduct('b', { images: [image('1', '/chair.svg'), image('2', '/lamp.svg')] }),
    ];
    expect(combineImages(products)).toEqual({
      items: [image('1', '/lamp.svg'), image('1-2', '/chair.svg')],
      dropped: 0,
    });
  });

  it('says how many found no room', () => {
    const many = (from: number) =>
      Array.from({ length: 20 }, (_, n) => image(`${from + n}`, `/${from + n}.svg`));
    const products = [
      testProduct('a', { images: many(0) }),
      testProduct('b', { images: many(20) }),
    ];
    const { items, dropped } = combineImages(products);
    expect([items.length, dropped]).toEqual([30, 10]);
    expect(combineDistinct([[1, 2, 2], [3]], String, 2)).toEqual({ items: [1, 2], dropped: 1 });
  });

  it('does not tell tags and attribute names apart by case', () => {
    const products = [
      testProduct('a', { tags: ['Oak'], attributes: [{ name: 'Width', value: '10' }] }),
      testProduct('b', {
        tags: ['oak', 'new'],
        attributes: [
          { name: 'width', value: '12' },
          { name: 'Height', value: '3' },
        ],
      }),
    ];
    expect(combineTags(products).items).toEqual(['Oak', 'new']);
    expect(combineAttributes(products).items).toEqual([
      { name: 'Width', value: '10' },
      { name: 'Height', value: '3' },
    ]);
  });
});
