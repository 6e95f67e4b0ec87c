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

  it('gives each of several pictures an id of its own, and knows a file by its content', () => {
    const file = (md5Hash: string) => ({
      ...{ bucket: 'b', name: 'n', fullPath: 'p/n', size: 1, md5Hash },
      ...{ timeCreated: '2026-01-01', updated: '2026-01-01' },
    });
    const products = [
      testProduct('a', { images: [image('1', '/a'), { ...image('2', '/x'), file: file('m') }] }),
      testProduct('b', { images: [image('1', '/b'), { ...image('3', '/y'), file: file('m') }] }),
      testProduct('c', { images: [image('1', '/c'), image('1-2', '/d')] }),
    ];
    expect(combineImages(products).items.map(({ id, url }) => [id, url])).toEqual([
      ...[
        ['1', '/a'],
        ['2', '/x'],
        ['1-2', '/b'],
        ['1-3', '/c'],
        ['1-2-2', '/d'],
      ],
    ]);
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
      testProduct('a', { tags: ['Oak'], attributes: [{ name: ' Width', value: '10' }] }),
      testProduct('b', {
        tags: ['oak ', 'new'],
        attributes: [
          { name: 'width', value: '12' },
          { name: 'Height', value: '3' },
        ],
      }),
    ];
    expect(combineTags(products).items).toEqual(['Oak', 'new']);
    expect(combineAttributes(products).items).toEqual([
      { name: ' Width', value: '10' },
      { name: 'Height', value: '3' },
    ]);
  });
});
