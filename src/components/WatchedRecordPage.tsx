import { EditBase, HttpError, ShowBase } from 'ra-core';
import type { ReactNode } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { RecordOf } from '@/domain/records.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useWatchedRecord } from './live/useWatchedRecords.ts';
import { ErrorState } from './states/ErrorState.tsx';

// The record is there already, and its page only for those who may see it.
const THERE = { disableAuthentication: true, queryOptions: { enabled: false } } as const;

/**
 * react-admin's page about one record, followed live: what somebody else changes shows at once. Says
 * so where the record is still loading, gone, denied or unreachable.
 */
export const WatchedRecordPage = <R extends ResourceName>(props: {
  resource: R;
  id: string | undefined;
  /** Which of react-admin's views it is. */
  view?: 'show' | 'edit';
  /** Address and name of the list it belongs to, where there is one. */
  listHref?: string;
  listName?: string;
  children: (record: RecordOf<R>) => ReactNode;
}) => {
  const { resource, id, view = 'show', listHref, listName, children } = props;
  const watched = useWatchedRecord(resource, id);
  if (watched.state === 'loading') return <InPageLoader />;
  if (watched.state === 'there') {
    const base = { ...THERE, resource, id, children: children(watched.record) };
    return view === 'show' ? (
      <ShowBase {...base} />
    ) : (
      <EditBase {...base} mutationMode="pessimistic" redirect={false} />
    );
  }
  const failed = watched.state === 'failed';
  return (
    <ErrorState
      page
      error={failed ? watched.error : new HttpError('missing', 404)}
      retry={failed ? watched.retry : undefined}
      onward={listHref && listName ? { href: listHref, label: listName } : undefined}
    />
  );
};
