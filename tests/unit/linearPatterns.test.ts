import { describe, expect, it } from 'vitest';
import { gapsOf } from '@/domain/product/deriveProduct.ts';
import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import { htmlToText } from '@/domain/text/htmlToText.ts';

/** Characters, about the most that the rules let into one document. */
const SIZE = 600_000;

const filled = (part: string) => part.repeat(Math.ceil(SIZE / part.length)).slice(0, SIZE);

const HOSTILE = [
  '<',
  '<a ',
  '<script',
  '<style ',
  '</',
  '<br',
  '&',
  '&#',
  '<b><i>',
  ' \n',
  '<p>\n ',
];

/** A pattern that looks at the rest of the text from each place takes most of a minute for one. */
const PATIENCE = 5000;

describe.each(HOSTILE)('600,000 characters of %j', part => {
  it.each([
    ['the words', htmlToText],
    ['what is missing', (description: string) => gapsOf({ ...emptyProduct('EUR'), description })],
  ])(
    'are read at once: %s',
    (_, read) => {
      expect(read(filled(part))).toBeDefined();
    },
    PATIENCE,
  );
});
