import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { onTestFinished, vi } from 'vitest';

/** A record in view, as it was read; every further read of it takes its time, until it fails. */
export const slowView = (queryClient: QueryClient, resource: string, record: RaRecord) => {
  const queryKey = [resource, 'getOne', { id: record.id }];
  let fail = (_: Error) => {};
  const read = vi.fn(
    () =>
      new Promise<never>((_, reject) => {
        fail = reject;
      }),
  );
  queryClient.setQueryData(queryKey, record);
  const observer = new QueryObserver(queryClient, {
    ...{ queryKey, queryFn: read, staleTime: 60_000, retry: false },
  });
  onTestFinished(observer.subscribe(() => {}));
  return {
    read,
    fail: (error: Error) => fail(error),
    shown: () => queryClient.getQueryData(queryKey),
  };
};
