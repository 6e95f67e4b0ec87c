import type { ResourceName } from '@/domain/access/permissions.ts';

/**
 * A filter that a list offers: one of a few values, a country, a business, one of the values that
 * the records have, or a typed one.
 */
export interface Facet {
  /** The filter's key, in the data provider's dialect. */
  source: string;
  /** Message key of its name. */
  label: string;
  /** The values to choose from; without them the value is typed. */
  options?: readonly { id: string; label: string }[];
  /** Whether it is a country, chosen by name and filtered by code. */
  countries?: boolean;
  /** Whether it is a business, chosen by name and filtered by id. */
  businesses?: boolean;
  /** The values to choose from where other filters decide; found by typing, since there are many. */
  choices?: (filters: Record<string, unknown>) => readonly { id: string; label: string }[];
  /** Whether it is a span of days: its source at least, and less than the day after. */
  days?: boolean;
  /** Whether it is a span of amounts of money, in minor units: its source at least, and at most. */
  amounts?: boolean;
  /** Whether it is a record, chosen by name and filtered by id; the filter by kind follows. */
  records?: readonly ResourceName[];
  /** A filter that it cannot go together with: setting this one takes that one away. */
  instead?: string;
  /** Whether links alone set it; then it is said, and can be taken away. */
  given?: boolean;
  /** Whether it is chosen among the values that the records have; the list must sort by it. */
  values?: boolean;
  /** The field that values are suggested from; others can be typed. */
  suggested?: string;
}

/** The filter by business, on lists of those who see more than one. */
export const BUSINESS_FACET: Facet = {
  source: 'businessId',
  label: 'common.business',
  businesses: true,
};

/** The filters with one facet set, or taken away by an empty value. */
export const setFacet = (
  filters: Record<string, unknown>,
  source: string,
  value: string | number | null,
): Record<string, unknown> => {
  const { [source]: _, ...rest } = filters;
  return value === null || value === '' ? rest : { ...rest, [source]: value };
};

/** The keys that a facet sets. */
export const facetKeys = ({ source, days, amounts }: Facet): readonly string[] => {
  if (days) return [`${source}_gte`, `${source}_lt`];
  return amounts ? [`${source}_gte`, `${source}_lte`] : [source];
};

/** Whether a facet is set. */
export const isSet = (facet: Facet, filters: Readonly<Record<string, unknown>>): boolean =>
  facetKeys(facet).some(key => filters[key] !== undefined && filters[key] !== '');

/** How many of the facets are set. */
export const countSet = (facets: readonly Facet[], filters: Record<string, unknown>): number =>
  facets.filter(facet => isSet(facet, filters)).length;

/** What a facet would ask with a value that it offers, where any does as well. */
export const askedBy = (facet: Facet): Record<string, unknown> => {
  const { source, days, amounts, options } = facet;
  if (days || amounts)
    return Object.fromEntries(
      facetKeys(facet).map((key, later) => [key, days ? new Date(later).toISOString() : later]),
    );
  return { [source]: options?.[0]?.id ?? 'x' };
};

/**
 * react-admin nests dotted keys when it reads filters back from a form; the address keeps them
 * flat. Reads either.
 */
export const facetValue = (filters: Record<string, unknown>, source: string): string => {
  const value = filters[source];
  return typeof value === 'string' ? value : '';
};
