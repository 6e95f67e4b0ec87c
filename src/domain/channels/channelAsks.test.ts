import { describe, expect, it } from 'vitest';
import { emptyProduct } from '../product/emptyProduct.ts';
import { asksOf } from './channelAsks.ts';
import { picture, readyProduct, variant } from './testProduct.ts';

const named = (width?: number, height?: number) => ({ ...picture(width, height), alt: 'A chair' });
const whole = readyProduct({ images: [named(1200)], weightGrams: 4000 });

describe('asksOf', () => {
  it('asks nothing of a product that has everything', () => {
    expect(asksOf(whole)).toEqual([]);
  });

  it('asks an empty product for all but what is about pictures', () => {
    expect(asksOf(emptyProduct('EUR'))).toEqual(['barcode', 'weight', 'brand']);
  });

  it('asks for the words of every picture', () => {
    expect(asksOf({ ...whole, images: [named(800), picture(800)] })).toEqual(['alt']);
    expect(asksOf({ ...whole, images: [{ ...named(800), alt: '  ' }] })).toEqual(['alt']);
  });

  it('asks for 500 pixels on both sides, where the size is known', () => {
    expect(asksOf({ ...whole, images: [named(500)] })).toEqual([]);
    expect(asksOf({ ...whole, images: [named(1200), named(900, 499)] })).toEqual(['pictureSize']);
    expect(asksOf({ ...whole, images: [named()] })).toEqual([]);
  });

  it('asks for a barcode whose check digit is right', () => {
    expect(asksOf({ ...whole, barcode: '' })).toEqual(['barcode']);
    expect(asksOf({ ...whole, barcode: '4006381333932' })).toEqual(['barcode']);
  });

  it('asks visible variants instead of the product, whose weight holds where they have none', () => {
    const right = variant({ barcode: '4006381333931', weightGrams: 20 });
    const product = { ...whole, barcode: '', weightGrams: null };
    expect(asksOf({ ...product, variants: [right] })).toEqual([]);
    expect(asksOf({ ...product, variants: [right, variant({ visible: false })] })).toEqual([]);
    expect(asksOf({ ...product, variants: [right, variant()] })).toEqual(['barcode', 'weight']);
    const weightless = variant({ barcode: '4006381333931' });
    expect(asksOf({ ...whole, variants: [weightless] })).toEqual([]);
  });
});
