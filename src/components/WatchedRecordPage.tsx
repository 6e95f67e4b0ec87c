import { HttpError, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { PleaseWait } from '@/layout/PleaseWait.tsx';
import { useWatchedRecord } from './live/useWatchedRecords.ts';
import { ErrorState } from './states/ErrorState.tsx';

/**
 * A page about one record, followed live: what somebody else changes shows at once. Says so where
 * the record is still loading, gone, denied or unreachable.
 */
export const WatchedRecordPage = <T extends RaRecord>(props: {
  resource: ResourceName;
  id: string | undefined;
  /** Address and name of the list it belongs to. */
  listHref: string;
  listName: string;
  children: (record: T) => ReactNode;
}) => {
  const { resource, id, listHref, listName, children } = props;
  const watched = useWatchedRecord<T>(resource, id);
  if (watched.state === 'there') return children(watched.record);
  if (watched.state === 'loading') return <PleaseWait inPage />;
  const failed = watched.state === 'failed';
  return (
    <ErrorState
      error={failed ? watched.error : new HttpError('missing', 404)}
      retry={failed ? watched.retry : undefined}
      onward={{ href: listHref, label: listName }}
    />
  );
};
