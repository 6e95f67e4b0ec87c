const numbered = (count: number, names: readonly string[]) =>
  Array.from({ length: count }, (_, index) => names.map(name => `${name}${index + 1}`)).flat();

/** The most options of a product in Wix. */
export const WIX_OPTIONS = 6;

/** The most texts about a product in Wix's Catalog V1, beside its description. */
export const WIX_INFOS = 6;

/** The most modifiers of a product in Wix's Catalog V3. */
export const WIX_MODIFIERS = 10;

/** The columns of Wix's export of a Catalog V1, in its order. */
export const WIX_V1_HEADINGS: readonly string[] = [
  ...['handleId', 'fieldType', 'name', 'description', 'productImageUrl', 'collection', 'sku'],
  ...['ribbon', 'price', 'surcharge', 'visible', 'discountMode', 'discountValue', 'inventory'],
  ...['weight', 'cost'],
  ...numbered(WIX_OPTIONS, ['productOptionName', 'productOptionType', 'productOptionDescription']),
  ...numbered(WIX_INFOS, ['additionalInfoTitle', 'additionalInfoDescription']),
  ...numbered(2, ['customTextField', 'customTextCharLimit', 'customTextMandatory']),
  'brand',
];

/** The columns of Wix's export of a Catalog V3, in its order. */
export const WIX_V3_HEADINGS: readonly string[] = [
  ...['handle', 'fieldType', 'name', 'visible', 'plainDescription', 'categorySlugs'],
  ...['primaryCategorySlug', 'media', 'mediaAltText', 'ribbon', 'brand', 'price'],
  ...['strikethroughPrice', 'baseUnit', 'baseUnitMeasurement', 'totalUnits'],
  ...['totalUnitsMeasurement', 'cost', 'inventory', 'preOrderEnabled', 'preOrderMessage'],
  ...['preOrderLimit', 'sku', 'barcode', 'weight'],
  ...numbered(WIX_OPTIONS, ['productOptionName', 'productOptionType', 'productOptionChoices']),
  ...numbered(WIX_MODIFIERS, [
    'modifierName',
    'modifierType',
    'modifierCharLimit',
    'modifierMandatory',
    'modifierDescription',
  ]),
];
