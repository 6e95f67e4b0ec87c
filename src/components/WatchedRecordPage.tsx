import Button from '@mui/material/Button';
import type { RaRecord } from 'ra-core';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { PleaseWait } from '@/layout/PleaseWait.tsx';
import { useWatchedRecord } from './live/useWatchedRecord.ts';
import { ErrorState } from './states/ErrorState.tsx';
import { Notice } from './states/Notice.tsx';

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
  const translate = useTranslate();
  const watched = useWatchedRecord<T>(resource, id);
  if (watched.state === 'there') return children(watched.record);
  if (watched.state === 'loading') return <PleaseWait inPage />;
  if (watched.state === 'failed') return <ErrorState error={watched.error} />;
  return (
    <Notice
      alert
      title={translate('common.error.missing')}
      help={translate('common.error.missingHelp')}
      actions={
        <Button component={Link} to={listHref} variant="outlined">
          {listName}
        </Button>
      }
    />
  );
};
