import { describe, expect, it } from 'vitest';
import { isAllCapitals, promotionIn } from './loudTitle.ts';

describe('isAllCapitals', () => {
  it.each(['RUNNING SHOE', 'ÄPFEL AUS BÄRLIN', 'LEATHER BELT 90 CM'])('%s shouts', title => {
    expect(isAllCapitals(title)).toBe(true);
  });
  it.each(['Running shoe', 'UPS LED TV 4K', 'IPHONE', 'RUNNING Shoe', '椅子 オーク', '4006'])(
    '%s does not',
    title => {
      expect(isAllCapitals(title)).toBe(false);
    },
  );
});

describe('promotionIn', () => {
  it.each([
    ['Oak chair - FREE SHIPPING', 'FREE SHIPPING'],
    ['Lamp, 20% off', '20% off'],
    ['Lampe 15 % Rabatt', '15 % Rabatt'],
    ['Stuhl versandkostenfrei', 'versandkostenfrei'],
    ['Stuhl, jetzt kaufen!', 'jetzt kaufen'],
  ])('%s', (title, words) => {
    expect(promotionIn(title)).toBe(words);
  });
  it.each(['Oak chair', 'Wool 100 % merino', 'Sale e Pepe grinder', 'Free Spirit boots'])(
    'has nothing to say of %s',
    title => {
      expect(promotionIn(title)).toBeNull();
    },
  );
});
