import type { ResourceName } from '@/domain/access/permissions.ts';
import type { BackOfficeDataProvider, Filter } from './types.ts';

/** Before every text that is not empty, and behind every text that begins like another one. */
const START = '\u0001';
const END = '\u{10ffff}';

/** Which values. */
export interface ValuesQuery {
  /** The field they are in. */
  field: string;
  /** Their beginning; every one where it is empty. */
  begin: string;
  /** Most values. */
  most: number;
  /** Reads the lowest value of the field among the records that match; anything else ends it. */
  lowest: (filter: Filter) => Promise<unknown>;
}

/** The distinct values of a field, in their order. */
export interface DistinctValues {
  values: string[];
  /** Whether there are more than were asked for. */
  partial: boolean;
}

/**
 * The distinct values of a text field: each is found behind the last one in the field's order, so
 * that a value costs one small page of reads however many records have it. Nothing is kept beside
 * the records, so it is never out of date. Empty texts are no value.
 */
export const distinctValues = async ({
  field,
  begin,
  most,
  lowest,
}: ValuesQuery): Promise<DistinctValues> => {
  const values: string[] = [];
  const end = begin === '' ? {} : { [`${field}_lt`]: begin + END };
  let from: Filter = { [`${field}_gte`]: begin || START };
  for (;;) {
    const value = await lowest({ ...from, ...end });
    if (typeof value !== 'string') return { values, partial: false };
    if (values.length === most) return { values, partial: true };
    values.push(value);
    from = { [`${field}_gt`]: value };
  }
};

/** Reads the lowest value of a field from a back end; `filter` must go with the order by it. */
export const lowestFrom =
  (
    dataProvider: Pick<BackOfficeDataProvider, 'getList'>,
    resource: ResourceName,
    field: string,
    filter: Filter,
    signal: AbortSignal,
  ): ValuesQuery['lowest'] =>
  async range => {
    signal.throwIfAborted();
    const { data } = await dataProvider.getList(resource, {
      filter: { ...filter, ...range },
      sort: { field, order: 'ASC' },
      pagination: { page: 1, perPage: 1 },
      meta: { total: 'none' },
    });
    return data[0]?.[field];
  };
