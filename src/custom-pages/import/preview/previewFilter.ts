import type { PlannedProduct } from '@/domain/import/planProduct.ts';

/** What the preview can be narrowed to. */
export const PREVIEW_FILTERS = [
  'all',
  'new',
  'changed',
  'unchanged',
  'warnings',
  'errors',
] as const;

/** What the preview is narrowed to. */
export type PreviewFilter = (typeof PREVIEW_FILTERS)[number];

const TESTS: Record<PreviewFilter, (line: PlannedProduct) => boolean> = {
  all: () => true,
  new: ({ state }) => state === 'new',
  changed: ({ state }) => state === 'changed',
  unchanged: ({ state }) => state === 'unchanged',
  warnings: ({ issues }) => issues.some(({ level }) => level === 'warning'),
  errors: ({ state }) => state === 'error',
};

/** How many lines each filter shows. */
export const filterCounts = (lines: readonly PlannedProduct[]): Record<PreviewFilter, number> => {
  const counts = { all: 0, new: 0, changed: 0, unchanged: 0, warnings: 0, errors: 0 };
  for (const line of lines)
    for (const filter of PREVIEW_FILTERS) if (TESTS[filter](line)) counts[filter]++;
  return counts;
};

const isFound = ({ mapped: { source } }: PlannedProduct, query: string) =>
  source.title.toLowerCase().includes(query) ||
  source.handle.toLowerCase().includes(query) ||
  source.variants.some(({ sku }) => sku.toLowerCase().includes(query));

/** The lines that a filter and a search show, in the source's order. */
export const filterLines = (
  lines: readonly PlannedProduct[],
  filter: PreviewFilter,
  search: string,
): PlannedProduct[] => {
  const query = search.trim().toLowerCase();
  return lines.filter(line => TESTS[filter](line) && (query === '' || isFound(line, query)));
};
