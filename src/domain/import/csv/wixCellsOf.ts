import type { SourceProduct, SourceStock, SourceVariant } from '../types.ts';
import { type Cells, filled } from './exportCells.ts';

const MODIFIERS = 10;

const stockText = ({ tracked, quantity, inStock }: SourceStock) =>
  tracked && quantity !== null ? String(quantity) : inStock ? 'IN_STOCK' : 'OUT_OF_STOCK';

const variantCells = (variant: SourceVariant): Cells => ({
  price: variant.price ?? '',
  strikethroughPrice: variant.compareAtPrice ?? '',
  cost: variant.cost ?? '',
  inventory: stockText(variant.stock),
  sku: variant.sku,
  barcode: variant.barcode,
  weight: variant.weight?.value ?? '',
});

const productCells = (product: SourceProduct): Cells => {
  const ribbon = product.attributes.find(({ name }) => name === 'Ribbon');
  const others = product.attributes.filter(one => one !== ribbon).slice(0, MODIFIERS);
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
    sku: product.sku,
    barcode: product.barcode,
    ...Object.fromEntries(
      product.options.flatMap(({ name, values }, index) => [
        [`productOptionName${index + 1}`, name],
        [
          `productOptionType${index + 1}`,
          values.some(({ color }) => color) ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
        ],
        [
          `productOptionChoices${index + 1}`,
          values
            .map(value => (value.color ? `${value.color}:${value.name}` : value.name))
            .join(';'),
        ],
      ]),
    ),
    ...Object.fromEntries(
      others.flatMap(({ name, value }, index) => [
        [`modifierName${index + 1}`, name],
        [`modifierDescription${index + 1}`, value],
      ]),
    ),
  };
};

/** A product as rows of Wix's export (Catalog V3); reading them gives the product again. */
export const wixCellsOf = (product: SourceProduct): Cells[] => {
  const { handle, options, variants, images } = product;
  const [only] = options.length === 0 ? variants : [];
  const own = { handle, fieldType: 'PRODUCT', ...productCells(product) };
  return [
    filled(only ? { ...own, ...variantCells(only) } : own),
    ...(only ? [] : variants).map(variant =>
      filled({
        ...{ handle, fieldType: 'VARIANT', visible: variant.visible ? 'TRUE' : 'FALSE' },
        ...variantCells(variant),
        ...Object.fromEntries(
          options.flatMap(({ name }, index) => [
            [`productOptionName${index + 1}`, name],
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
