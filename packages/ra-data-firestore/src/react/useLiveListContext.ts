import { useListContext } from 'ra-core';
import { type LiveOptions, useLiveList } from './useLiveList.ts';

/**
 * Makes the list around it live: call it in any component inside `<List>`.
 * @param meta the `meta` of the list's `queryOptions`, where it has one.
 * @returns the error of the subscription, or null.
 */
export const useLiveListContext = ({
  meta,
  ...options
}: LiveOptions & { meta?: unknown } = {}): Error | null => {
  const { resource, page, perPage, sort, filterValues, filter } = useListContext();
  const { liveError } = useLiveList(
    resource,
    { pagination: { page, perPage }, sort, filter: { ...filterValues, ...filter }, meta },
    options,
  );
  return liveError;
};
