import { BASE_CURRENCIES } from '../schemas/business.ts';

/** Most products beside the first one. */
export const MAX_OTHERS = 5;

/** What is compared and how; the whole of it is in the page's address, so it can be shared. */
export interface CompareSelection {
  /** Ids beside the first product, in order. */
  others: string[];
  /** Currency that prices are shown in; null: each in its own. */
  currency: string | null;
  differencesOnly: boolean;
}

const namedOthers = (search: URLSearchParams, productId: string): string[] => {
  const ids = (search.get('with') ?? '').split(',').map(id => id.trim());
  return [...new Set(ids)].filter(id => id !== '' && id !== productId);
};

/** How many products an address names beyond those that can be compared at once. */
export const countBeyond = (search: URLSearchParams, productId: string): number =>
  Math.max(0, namedOthers(search, productId).length - MAX_OTHERS);

/** Reads `?with=a,b&currency=EUR&differences=1`; what makes no sense is left out. */
export const readSelection = (search: URLSearchParams, productId: string): CompareSelection => {
  const currency = BASE_CURRENCIES.find(one => one === search.get('currency')) ?? null;
  return {
    others: namedOthers(search, productId).slice(0, MAX_OTHERS),
    currency,
    differencesOnly: search.get('differences') === '1',
  };
};

/** The address's search that says the selection; empty for a bare page. */
export const writeSelection = (selection: CompareSelection): URLSearchParams => {
  const search = new URLSearchParams();
  if (selection.others.length > 0) search.set('with', selection.others.join(','));
  if (selection.currency) search.set('currency', selection.currency);
  if (selection.differencesOnly) search.set('differences', '1');
  return search;
};

/** The selection with one more product; unchanged where it is full or holds it already. */
export const withProduct = (selection: CompareSelection, id: string): CompareSelection =>
  selection.others.includes(id) || selection.others.length >= MAX_OTHERS
    ? selection
    : { ...selection, others: [...selection.others, id] };

/** The selection without a product. */
export const withoutProduct = (selection: CompareSelection, id: string): CompareSelection => ({
  ...selection,
  others: selection.others.filter(other => other !== id),
});
