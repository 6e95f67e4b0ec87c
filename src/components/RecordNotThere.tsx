import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { PleaseWait } from '@/layout/PleaseWait.tsx';
import type { WatchedRecord } from './live/useWatchedRecord.ts';
import { ErrorState } from './states/ErrorState.tsx';
import { Notice } from './states/Notice.tsx';

/** A page whose record is not there: still loading, gone, denied or unreachable. */
export const RecordNotThere = <T,>(props: {
  watched: Exclude<WatchedRecord<T>, { state: 'there' }>;
  /** Address and name of the list it belongs to. */
  listHref: string;
  listName: string;
}) => {
  const { watched, listHref, listName } = props;
  const translate = useTranslate();
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
