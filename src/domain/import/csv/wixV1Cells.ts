import { addDecimals, compareDecimals, negate } from '../decimal.ts';
import type { SourceProduct, SourceStock, SourceVariant } from '../types.ts';
import { choiceCell, choicesCell } from './choicesCell.ts';
import { type Cells, codeCell, filled } from './exportCells.ts';
import { fullPrice, type WixDiscount, wixDiscount } from './wixDiscount.ts';
import { WIX_INFOS } from './wixHeadings.ts';
import { wixKilograms } from './wixKilograms.ts';

/** The price of a product's own row, what comes off it, and what each variant costs beside it. */
interface Prices {
  base: string | null;
  discount: Partial<WixDiscount>;
  full: (variant: SourceVariant) => string | null;
}

/** As Wix writes it; empty cells say nothing of what a price was before. */
const NO_DISCOUNT: WixDiscount = { mode: 'PERCENT', value: '0' };

const pricesOf = ({ variants, currency }: SourceProduct): Prices => {
  const found = wixDiscount(variants, currency ?? '');
  // Where no one discount fits, what is asked now matters more than what was asked before.
  const discount = found === 'none' ? NO_DISCOUNT : (found ?? {});
  const full = found === null ? ({ price }: SourceVariant) => price : fullPrice;
  const all = variants.map(full).filter(price => price !== null);
  const [base = null] = all.toSorted(compareDecimals);
  return { base, discount, full };
};

const stockText = ({ tracked, quantity, inStock }: SourceStock) =>
  tracked && quantity !== null ? String(quantity) : inStock ? 'InStock' : 'OutOfStock';

const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');

const soldCells = (variant: SourceVariant): Cells => ({
  sku: codeCell(variant.sku),
  inventory: stockText(variant.stock),
  weight: wixKilograms(variant.weight),
  cost: variant.cost ?? '',
});

const optionCells = ({ options }: SourceProduct): Cells =>
  Object.fromEntries(
    options.flatMap(({ name, values }, index) => [
      [`productOptionName${index + 1}`, name],
      [`productOptionType${index + 1}`, values.some(({ color }) => color) ? 'COLOR' : 'DROP_DOWN'],
      [`productOptionDescription${index + 1}`, choicesCell(values)],
    ]),
  );

const productCells = (product: SourceProduct, { base, discount }: Prices): Cells => {
  const ribbon = product.attributes.find(({ name }) => name === 'Ribbon');
  const infos = product.attributes.filter(one => one !== ribbon).slice(0, WIX_INFOS);
  return {
    name: product.title,
    description: product.descriptionHtml,
    productImageUrl: product.images.map(({ url }) => url).join(';'),
    collection: [product.category, ...product.tags].filter(Boolean).join(';'),
    sku: codeCell(product.sku),
    ribbon: ribbon?.value ?? '',
    price: base ?? '',
    visible: String(product.status === 'active'),
    discountMode: discount.mode ?? '',
    discountValue: discount.value ?? '',
    brand: product.brand,
    ...optionCells(product),
    ...Object.fromEntries(
      infos.flatMap(({ name, value }, index) => [
        [`additionalInfoTitle${index + 1}`, name],
        [`additionalInfoDescription${index + 1}`, asHtml(value)],
      ]),
    ),
  };
};

const surchargeOf = (variant: SourceVariant, { base, full }: Prices) => {
  const price = full(variant);
  return price === null || base === null ? '' : addDecimals(price, negate(base));
};

const chosenCells = ({ options }: SourceProduct, { values }: SourceVariant): Cells =>
  Object.fromEntries(
    options.map((option, index) => {
      const chosen = option.values.find(({ name }) => name === values[index]);
      return [
        `productOptionDescription${index + 1}`,
        chosen ? choiceCell(chosen) : (values[index] ?? ''),
      ];
    }),
  );

/** A product as rows of Wix's export (Catalog V1); reading them gives the product again. */
export const wixV1Cells = (product: SourceProduct): Cells[] => {
  const { handle: handleId, variants } = product;
  const prices = pricesOf(product);
  const isAlone = variants.every(({ values }) => values.every(value => value === ''));
  const [only] = isAlone ? variants : [];
  const own = { handleId, fieldType: 'Product', ...productCells(product, prices) };
  return [
    filled(only ? { ...own, ...soldCells(only) } : own),
    ...(only ? [] : variants).map(variant =>
      filled({
        ...{ handleId, fieldType: 'Variant', visible: String(variant.visible) },
        ...soldCells(variant),
        surcharge: surchargeOf(variant, prices),
        ...chosenCells(product, variant),
      }),
    ),
  ];
};
