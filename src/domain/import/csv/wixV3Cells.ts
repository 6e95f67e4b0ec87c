import type { SourceOption, SourceProduct, SourceStock, SourceVariant } from '../types.ts';
import { choicesCell } from './choicesCell.ts';
import { type Cells, codeCell, filled } from './exportCells.ts';
import { WIX_MODIFIERS } from './wixHeadings.ts';
import { wixKilograms } from './wixKilograms.ts';

const typeOf = (values: SourceOption['values']) =>
  values.some(({ color }) => color) ? 'SWATCH_CHOICES' : 'TEXT_CHOICES';

const stockText = ({ tracked, quantity, inStock }: SourceStock) =>
  tracked && quantity !== null ? String(quantity) : inStock ? 'IN_STOCK' : 'OUT_OF_STOCK';

const variantCells = (variant: SourceVariant): Cells => ({
  price: variant.price ?? '',
  strikethroughPrice: variant.compareAtPrice ?? '',
  cost: variant.cost ?? '',
  inventory: stockText(variant.stock),
  sku: codeCell(variant.sku),
  barcode: codeCell(variant.barcode),
  weight: wixKilograms(variant.weight),
});

const productCells = (product: SourceProduct): Cells => {
  const ribbon = product.attributes.find(({ name }) => name === 'Ribbon');
  const others = product.attributes.filter(one => one !== ribbon).slice(0, WIX_MODIFIERS);
  const [image] = product.images;
  return {
    name: product.title,
    visible: product.status === 'active' ? 'TRUE' : 'FALSE',
    plainDescription: product.descriptionHtml,
    categorySlugs: [product.category, ...product.tags].filter(Boolean).join(';'),
    primaryCategorySlug: product.category,
    media: image?.url ?? '',
    mediaAltText: image?.alt ?? '',
    ribbon: ribbon?.value ?? '',
    brand: product.brand,
    sku: codeCell(product.sku),
    barcode: codeCell(product.barcode),
    ...Object.fromEntries(
      product.options.flatMap(({ name, values }, index) => [
        [`productOptionName${index + 1}`, name],
        [`productOptionType${index + 1}`, typeOf(values)],
        [`productOptionChoices${index + 1}`, choicesCell(values)],
      ]),
    ),
    ...Object.fromEntries(
      others.flatMap(({ name, value }, index) => [
        [`modifierName${index + 1}`, name],
        [`modifierType${index + 1}`, 'TEXT_CHOICES'],
        [`modifierMandatory${index + 1}`, 'FALSE'],
        [`modifierDescription${index + 1}`, value],
      ]),
    ),
  };
};

/**
 * A product as rows of Wix's export (Catalog V3); reading them gives the product again. Attributes
 * are modifiers there: that catalogue has no other place for them.
 */
export const wixV3Cells = (product: SourceProduct): Cells[] => {
  const { handle, options, variants, images } = product;
  const isAlone = variants.every(({ values }) => values.every(value => value === ''));
  const [only] = isAlone ? variants : [];
  const own = { handle, fieldType: 'PRODUCT', ...productCells(product) };
  return [
    filled(only ? { ...own, ...variantCells(only) } : own),
    ...(only ? [] : variants).map(variant =>
      filled({
        ...{ handle, fieldType: 'VARIANT', visible: variant.visible ? 'TRUE' : 'FALSE' },
        ...variantCells(variant),
        ...Object.fromEntries(
          options.flatMap(({ name, values }, index) => [
            [`productOptionName${index + 1}`, name],
            [`productOptionType${index + 1}`, typeOf(values)],
            [`productOptionChoices${index + 1}`, variant.values[index] ?? ''],
          ]),
        ),
      }),
    ),
    ...images
      .slice(1)
      .map(({ url, alt }) => filled({ handle, fieldType: 'MEDIA', media: url, mediaAltText: alt })),
  ];
};
