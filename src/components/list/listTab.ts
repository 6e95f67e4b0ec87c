import { sameValue } from '@/domain/fieldChanges.ts';

/** A tab above a list: a set of filters under a name. */
export interface ListTab {
  id: string;
  /** Message key. */
  label: string;
  filter: Record<string, unknown>;
  /** Its number, where the list knows it; null where nobody does. Counted where it is left out. */
  count?: number | null;
}

const fieldsOf = (tabs: readonly ListTab[]) =>
  new Set(tabs.flatMap(({ filter }) => Object.keys(filter)));

const same = (a: unknown, b: unknown) => sameValue(a, b);

/** The tab whose filters are set, and no other tab's besides; undefined where none is. */
export const activeTab = (
  tabs: readonly ListTab[],
  filters: Readonly<Record<string, unknown>>,
): ListTab | undefined => {
  const fields = [...fieldsOf(tabs)];
  return tabs.find(({ filter }) => fields.every(field => same(filter[field], filters[field])));
};

/** The filters with a tab's in place of any other tab's; the rest stays. */
export const tabFilters = (
  tabs: readonly ListTab[],
  tab: ListTab,
  filters: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const fields = fieldsOf(tabs);
  const rest = Object.entries(filters).filter(([field]) => !fields.has(field));
  return { ...Object.fromEntries(rest), ...tab.filter };
};
