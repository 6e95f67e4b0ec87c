import { describe, expect, it } from 'vitest';
import {
  awaitedPictures,
  checkedProduct,
  hasProblems,
  outcomesOf,
  summaryOf,
  withSizes,
} from './checkedProduct.ts';
import { picture, readyProduct } from './testProduct.ts';

const TODAY = '2026-11-23';
const LATER = '2027-01-31';

const checked = (today: string) =>
  [
    readyProduct({ id: 'ready' }),
    readyProduct({ id: 'small', images: [picture(400)], brand: '' }),
    readyProduct({ id: 'tiny', images: [picture(90)], brand: '' }),
    readyProduct({ id: 'unknown', images: [picture()] }),
    readyProduct({ id: 'long', title: 'a'.repeat(151) }),
  ].map(product => checkedProduct(product, today));

describe('outcomesOf', () => {
  const outcomes = outcomesOf(checked(TODAY), 'google', TODAY);
  const idsOf = (id: string) => {
    const outcome = outcomes.find(({ rule }) => rule.id === id);
    return {
      broken: outcome?.broken.map(({ product }) => product.id),
      unknown: outcome?.unknown.map(({ product }) => product.id),
    };
  };

  it('sorts products by rule, the unknown ones apart', () => {
    expect(idsOf('pictureSmall')).toEqual({ broken: ['small', 'tiny'], unknown: ['unknown'] });
    expect(idsOf('pictureTiny')).toEqual({ broken: ['tiny'], unknown: ['unknown'] });
    expect(idsOf('titleLong')).toEqual({ broken: ['long'], unknown: [] });
  });

  it('has the rules that every product keeps, too, and what is refused first', () => {
    expect(idsOf('codeWrong')).toEqual({ broken: [], unknown: [] });
    expect(outcomes[0]?.rule.effect).toBe('refused');
    expect(outcomes.at(-1)?.rule.effect).toBe('cut');
  });
});

describe('summaryOf', () => {
  it('counts each product once, by the hardest thing; what is announced apart', () => {
    expect(summaryOf(checked(TODAY), 'google', TODAY)).toEqual({
      ...{ refused: 1, demoted: 1, cut: 1, refusedLater: 1 },
    });
  });

  it('counts what was announced as refused from its day on', () => {
    expect(summaryOf(checked(LATER), 'google', LATER)).toEqual({
      ...{ refused: 2, demoted: 0, cut: 1, refusedLater: 0 },
    });
  });
});

describe('hasProblems', () => {
  it('is false where no channel has anything to say', () => {
    expect(checked(TODAY).map(hasProblems)).toEqual([false, true, true, true, true]);
  });
});

describe('withSizes', () => {
  const at = (name: string) => ({ ...picture(), url: `https://shop.example/${name}.jpg` });
  const images = [at('a'), at('b')];
  const checkedOne = checkedProduct(readyProduct({ images }), TODAY);
  const sizes = (a: number, b?: number) =>
    new Map(
      [['a', a] as const, ...(b ? [['b', b] as const] : [])].map(([name, side]) => [
        at(name).url,
        { width: side, height: side },
      ]),
    );
  const saidOf = (channel: 'google' | 'shopify', measured: ReturnType<typeof sizes>) =>
    withSizes(checkedOne, measured, TODAY).problems[channel].map(
      ({ id, verdict }) => `${id} ${verdict}`,
    );

  it('waits for the pictures that a rule looks at, each once', () => {
    const awaitedBy = (channel: 'google' | 'shopify') =>
      outcomesOf([checkedOne, { ...checkedOne, id: 'twin' }], channel, TODAY)
        .flatMap(awaitedPictures)
        .map(url => url.slice(-5));
    expect(awaitedBy('google')).toEqual(['a.jpg', 'a.jpg']);
    expect(awaitedBy('shopify')).toEqual(['a.jpg', 'b.jpg']);
  });

  it('judges what was measured, and nothing else', () => {
    expect(saidOf('google', sizes(400))).toEqual(['pictureSmall broken']);
    expect(saidOf('google', sizes(500))).toEqual([]);
    expect(saidOf('shopify', sizes(500))).toEqual(['pictureLarge unknown']);
    expect(saidOf('shopify', sizes(500, 6000))).toEqual(['pictureLarge broken']);
    expect(saidOf('google', new Map())).toEqual(['pictureTiny unknown', 'pictureSmall unknown']);
  });
});
