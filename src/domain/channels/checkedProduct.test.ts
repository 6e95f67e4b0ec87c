import { describe, expect, it } from 'vitest';
import { checkedProduct, hasProblems, outcomesOf, summaryOf } from './checkedProduct.ts';
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
