import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import { useServices } from '@/providers/ServicesContext.tsx';
import { mayLeaveOut } from './mayLeaveOut.ts';
import { recordsListed } from './recordsListed.ts';
import { useKnownWhole } from './useKnownWhole.ts';

/** How old a number of all may be while some are missing, in milliseconds. */
const FRESH = 60_000;

/**
 * How many records match the filters of the list in view and are not in its order, because they lack
 * the field that it is sorted by: all of them, counted, less those that the list has. Where the list
 * without filters lacks none, nothing is counted again for a day.
 */
export const useLeftOut = (): number => {
  const list = useListContext();
  const { resource, filter, filterValues, sort, isPending, isFetching } = list;
  const records = recordsListed(list);
  const { dataProvider } = useServices();
  const [isKnownWhole, rememberWhole] = useKnownWhole(`leftOut.${resource}.${sort.field}`);
  const asked = { ...filterValues, ...filter };
  const isUnfiltered = Object.keys(filterValues).length === 0;
  const listed = mayLeaveOut(resource, asked, sort);
  const enabled = listed !== null && !isKnownWhole && !isPending && records !== null;
  const counted = useQuery({
    queryKey: [resource, 'count', asked],
    queryFn: () => (listed ? dataProvider.count(listed, { filter: asked }) : 0),
    enabled,
    staleTime: FRESH,
  });
  const { data, dataUpdatedAt, refetch: refetchCount } = counted;
  const { refetch: refetchList } = list;
  // One of them may know of a record that the other was read before.
  const isReading = isFetching || counted.isFetching;
  const leftOut = enabled && !isReading && data !== undefined ? Math.max(0, data - records) : 0;
  const isWhole = enabled && !isReading && isUnfiltered && data !== undefined && leftOut === 0;
  const isOld = leftOut > 0 && Date.now() - dataUpdatedAt > FRESH;
  useEffect(
    function rememberThatNoneLacks() {
      if (isWhole) rememberWhole();
    },
    [isWhole, rememberWhole],
  );
  useEffect(
    function readBothAgain() {
      if (!isOld) return;
      refetchCount();
      refetchList();
    },
    [isOld, refetchCount, refetchList],
  );
  return isOld ? 0 : leftOut;
};
