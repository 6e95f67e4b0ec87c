import { productForm } from './productForm.ts';

/** What can be wrong with a product of an import, and what to do about it. */
export const importIssues = {
  noTitle: 'The product has no title. Give it one.',
  notInCatalogue:
    'Nothing in your catalogue goes by “%{value}”. This file has no titles, so it can only change products that are there; to add one, give it a title.',
  skuShared:
    '%{count} products have the code %{value}, so it is not clear which one is meant. Add a column with the handle.',
  otherCurrency:
    'The product’s prices are in %{stored}, those of the file in %{currency}. Choose %{stored} above, or leave the prices out.',
  noPrice: 'The product has no price that can be read. Give it one, such as 12.50.',
  negativePrice: 'The price %{value} is below zero. Correct it.',
  amountTooLarge: 'The amount %{value} is too large. Correct it.',
  duplicateProduct:
    'The handle “%{handle}” belongs to “%{first}” (row %{row}) already. Give “%{value}” a handle of its own.',
  orphanVariant:
    'There are variants of “%{value}”, but no row of the product itself. Add it, or export again.',
  descriptionTooLong: 'The description has %{count} characters; %{most} fit. Shorten it.',
  tooManyVariants: 'The product has %{count} variants; %{most} fit. Split it.',
  tooLarge:
    'The product is too large to be stored (%{bytes} bytes). Shorten its description or split its variants.',
  raggedRow:
    'The row has more cells than there are columns (%{cells} instead of %{columns}). Usually a quotation mark is missing; export again.',
  shiftedRow:
    'From “%{column}” on, the cells of this row stand beside their headings: usually a comma without quotation marks, or a cell that is missing. Correct the row, or export again.',
  unclosedQuote:
    'A quotation mark is not closed here, so the rest of the row cannot be told apart. Export again, or correct the cell.',
  invalid: '%{column} is not valid: %{message}.',
  refused: 'The database refused it: %{message}',
  zeroPrice: 'The price is zero. Is it meant to be free? %{value}',
  badPrice: '“%{value}” is no amount and was left out. Write it like 12.50.',
  ambiguousPrice: '“%{value}” was read as %{read}. If that is wrong, write it like 1299.00.',
  priceRounded: '%{value} has more decimal places than %{currency} has, and was rounded.',
  compareAtDropped:
    'The compare-at price (%{value}) is below the price (%{price}) and was left out.',
  variantWithoutPrice: 'The variant %{value} has no price. Give it one.',
  noImage: 'The product has no picture.',
  badImage:
    '“%{value}” is no address of a picture and was left out. Link to the picture file itself.',
  videoLeftOut: 'A film has no place among the pictures and was left out: %{value}.',
  tooManyImages: 'The product has %{count} pictures; the first %{most} were taken.',
  duplicateSku: 'The SKU %{value} is used %{count} times in this import.',
  barcodeInvalid: productForm.barcodeMistyped,
  barcodeScientific:
    'A spreadsheet shortened the barcode to %{value}; its digits are lost and it was left out. Format the column as text and export again.',
  negativeStock: 'The stock %{value} is below zero and was set to 0.',
  tooHeavy: '“%{value}” is more than a product can weigh (%{most} g), and was left out.',
  badNumber: '“%{value}” is no number and was left out.',
  notWhole:
    '“%{value}” is no whole number and was left out. Only whole pieces are counted: write it like 12.',
  ambiguousNumber:
    '“%{value}” was read as %{read}. If that is wrong, write it without marks, like 1000.',
  titleLong: 'The title is longer than %{most} characters.',
  textCut: 'The text is longer than %{most} characters and was cut.',
  tooManyTags: 'The product has %{count} tags; the first %{most} were taken.',
  tooManyAttributes: 'The product has %{count} attributes; the first %{most} were taken.',
  giftCard: 'This is a gift card. Decide whether it belongs in the catalogue.',
  optionWithoutValues: 'The option “%{value}” has no values and was left out.',
  duplicateCombination: 'The variant “%{value}” comes twice; the one in row %{kept} was taken.',
  htmlChanged:
    'The description had parts that could run code or load foreign pages; they were taken out.',
  handleMade:
    'There was a “%{value}” before, so this one goes by the handle %{handle}. Give it a handle of its own.',
  unknownStatus: 'The status “%{value}” is not known; the product becomes a draft.',
  shortRow:
    'The row has fewer cells than there are columns (%{cells} instead of %{columns}); the missing ones were taken as empty.',
  mergedAway: 'This product was merged into another one here, so it is left alone.',
  optionsLacking:
    'The file has no column for the values of: %{options}. The variants stay as they are, with their prices and stock. Add the columns to change them.',
  variantUnknown:
    'The product has no variant “%{value}” (or more than one); this row was left out.',
};
