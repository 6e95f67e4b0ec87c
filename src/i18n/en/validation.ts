import { MAX_IMAGES } from '@/domain/fileLimits.ts';

const longerThan = (most: string) => `This has more than ${most} characters. Shorten it.`;

/** What is wrong with a field; the schemas name these keys. */
export const validation = {
  form: 'Some fields need your attention.',
  required: 'This is required.',
  tooLong: {
    2: longerThan('2'),
    20: longerThan('20'),
    50: longerThan('50'),
    100: longerThan('100'),
    150: longerThan('150'),
    200: longerThan('200'),
    254: longerThan('254'),
    500: longerThan('500'),
    2048: longerThan('2,048'),
    5000: longerThan('5,000'),
    100000: longerThan('100,000'),
  },
  invisible: 'This holds only characters that cannot be seen. Write something to read.',
  halfCharacter:
    'This holds half of a character, such as a broken emoji. Delete it and type it again.',
  reservedName: 'This name is reserved. Choose another one.',
  email: 'This is not an e-mail address. It looks like name@example.com.',
  webAddress: 'This is not a web address. It starts with https:// or http://.',
  amount: 'This is not an amount. Write it like 12.50.',
  negativeAmount: 'An amount cannot be negative.',
  currency: 'This is not a currency. Use its three letters, such as EUR.',
  tooManyImages: `A product can have at most ${MAX_IMAGES} pictures.`,
  tooManyTags: 'A product can have at most 250 tags.',
  tooManyAttributes: 'A product can have at most 250 attributes.',
  tooManyOptions: 'A product can have at most six options.',
  tooManyVariants: 'A product can have at most 2,048 variants.',
  optionValues: 'An option needs at least one value.',
  compareAt: 'The compare-at price must be higher than the price, or empty.',
  duplicateOption: 'Two options have the same name.',
  atLeastOne: 'At least one is needed.',
  wholeNumber: 'Write a whole number.',
  lowStockThreshold:
    'Write the low stock threshold in whole pieces, such as 20; at most 1,000,000.',
  weight: 'Write the weight in whole grams, such as 250; at most 10,000,000.',
};
