import { issueText } from '../../src/custom-pages/import/engine/issueText.ts';
import type { ReadExport } from '../../src/domain/import/csv/readExport.ts';
import { minorOf } from '../../src/domain/import/map/mapVariants.ts';
import type { PlannedProduct } from '../../src/domain/import/planProduct.ts';
import { weightInGrams } from '../../src/domain/import/text/weight.ts';
import { sheetWords } from '../../src/domain/import/workbook/sheetWords.ts';
import type { ImportedProduct, ImportProblem } from './document.ts';
import { translate } from './translate.ts';

const variantsOf = ({
  mapped: { content, source },
}: PlannedProduct): ImportedProduct['variants'] => {
  const { currency } = content;
  const costs = source.variants.map(({ cost }) => minorOf(cost, currency, null, []));
  if (content.variants.length > 0)
    return content.variants.map((variant, index) => ({
      optionValues: variant.optionValues,
      price: variant.price,
      compareAtPrice: variant.compareAtPrice,
      cost: costs[index] ?? null,
      currency,
      sku: variant.sku,
      barcode: variant.barcode,
      inventory: variant.inventory,
      weightGrams: variant.weightGrams ?? null,
      imageUrl: variant.imageUrl ?? null,
      visible: variant.visible,
    }));
  const only = source.variants[0];
  return [
    {
      optionValues: {},
      price: content.price,
      compareAtPrice: content.compareAtPrice,
      cost: content.cost,
      currency,
      sku: content.sku,
      barcode: content.barcode,
      inventory: content.inventory,
      weightGrams: weightInGrams(only?.weight ?? null, 'kg'),
      imageUrl: only?.imageUrl ?? null,
      visible: only?.visible ?? true,
    },
  ];
};

/** A line of the plan, as the document tells of it. */
export const describeProduct = (line: PlannedProduct): ImportedProduct => {
  const { content, source } = line.mapped;
  const { title, status, category, brand, tags, attributes, options, images } = content;
  return {
    ...{ key: source.handle, title, status, descriptionHtml: content.description },
    ...{ category, brand, tags, attributes },
    options: options.map(({ name }) => name),
    variants: variantsOf(line),
    images: images.map(({ url, alt }) => ({ url, alt })),
  };
};

/**
 * Everything that is wrong, with the files first that could not be read.
 * @param names the files' names, in the order in which they were given.
 */
export const describeProblems = (
  { failures, files }: ReadExport,
  lines: readonly PlannedProduct[],
  names: readonly string[],
): ImportProblem[] => [
  ...failures.map(({ name, code, params }) => ({
    file: name,
    row: null,
    column: null,
    code,
    message: translate(`import.problem.${code}`, params),
  })),
  ...files.flatMap(({ name, notices, sheet }) =>
    notices.map(code => ({
      ...{ file: name, row: null, column: null, code },
      message: translate(`import.file.notice.${code}`, sheetWords(sheet)),
    })),
  ),
  ...lines.flatMap(({ mapped, issues }) =>
    issues.map(issue => ({
      file: names[mapped.source.file] ?? null,
      row: issue.row,
      column: issue.column,
      code: issue.code,
      message: issueText(translate, issue),
    })),
  ),
];
