import type { ColumnChoices } from './columnTargets.ts';
import { type Columns, normaliseHeader } from './headers.ts';

/** A table whose rows name their product in a way of their own, as rows that a reader knows. */
interface WooTable {
  /** What the file's own columns are, for people to check. */
  columns: Columns;
  /** Where the reader finds them: some stand in columns that are added. */
  read: { columns: Columns; headings: string[] };
  /** A row with what stands in those. */
  cellsOf: (cells: readonly string[]) => string[];
}

const OPTIONS = [1, 2, 3] as const;

/**
 * WooCommerce's export has a row for each product and each variation; a variation names its product
 * by SKU or as `id:44`, and has a title of its own. Source: WooCommerce, "Product CSV Import Schema".
 * @param columns what the headings say by their usual names.
 * @returns null where the headings are not WooCommerce's.
 */
export const wooTable = (
  headings: readonly string[],
  columns: Columns,
  choices: ColumnChoices,
): WooTable | null => {
  const normal = headings.map(normaliseHeader);
  const at = (name: string) => normal.indexOf(name);
  const [type, parent] = [at('type'), at('parent')];
  if (type < 0 || parent < 0 || at('attribute1name') < 0 || at('attribute1values') < 0) return null;
  const [id, sku, name, sale, regular] = [
    at('id'),
    at('sku'),
    at('name'),
    at('saleprice'),
    at('regularprice'),
  ];
  const options = OPTIONS.map(number => ({
    name: at(`attribute${number}name`),
    values: at(`attribute${number}values`),
  }));
  const isFree = (index: number) =>
    index >= 0 && !Object.hasOwn(choices, headings[index]?.trim() ?? '');
  const found = (ours: string, index: number) => (isFree(index) ? { [ours]: index } : {});
  const { type: _, ...known } = columns;
  const mapped: Columns = {
    ...known,
    ...found('fieldType', type),
    ...found('handle', parent),
    ...found('compareAt', sale),
    ...Object.assign(
      {},
      ...options.map((option, index) => ({
        ...found(`option${index + 1}Name`, option.name),
        ...found(`option${index + 1}Value`, option.values),
      })),
    ),
  };
  const width = headings.length;
  const added = [
    'handle',
    'compareAt',
    'variantImage',
    ...OPTIONS.flatMap(n => [`option${n}Name`, `option${n}Value`]),
  ];
  const handles = new Map<string, string>();

  const cellsOf = (row: readonly string[]): string[] => {
    const cell = (index: number) => row[index]?.trim() ?? '';
    const kind = cell(type).toLowerCase();
    const isVariation = /\bvariation\b/.test(kind);
    const hasVariations = /\bvariable\b/.test(kind);
    const own = cell(sku) || `id-${cell(id)}`;
    if (!isVariation) handles.set(`id:${cell(id)}`, own);
    const out = Array.from({ length: width }, (_, index) => row[index] ?? '');
    const price = cell(sale) || cell(regular);
    const isReduced = cell(sale) !== '' && cell(regular) !== '';
    if (regular >= 0) out[regular] = hasVariations ? '' : price;
    // What names the product of variations is no code of anything that is sold.
    if (hasVariations && sku >= 0) out[sku] = '';
    const images = columns.imageUrl ?? -1;
    const image = isVariation ? cell(images) : '';
    if (isVariation && name >= 0) out[name] = '';
    if (isVariation && images >= 0) out[images] = '';
    const reference = cell(parent);
    const handle = isVariation ? (handles.get(reference) ?? reference.replace(/^id:/, 'id-')) : own;
    return [
      ...out,
      handle,
      isReduced ? cell(regular) : '',
      image,
      ...options.flatMap(option =>
        isVariation ? [cell(option.name), cell(option.values)] : ['', ''],
      ),
      ...row.slice(width),
    ];
  };
  const extra = Object.fromEntries(added.map((ours, index) => [ours, width + index]));
  const { fieldType: __, ...readable } = mapped;
  return {
    columns: mapped,
    read: { columns: { ...readable, ...extra }, headings: [...headings, ...added] },
    cellsOf,
  };
};
