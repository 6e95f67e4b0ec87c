import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { MAX_FILE_MEGABYTES } from '@/domain/fileLimits.ts';
import { OwnerTaskRefused } from '@/domain/functions/ownerTaskRefusal.ts';
import type { PictureFailure } from '@/domain/import/pictures/copyRemotePictures.ts';
import { worthTheServer } from '@/domain/import/pictures/serverPictures.ts';
import type { AskOwnerTask } from '@/providers/askOwnerTask.ts';
import { worthAnotherTry } from '../engine/copyPictures.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { startServerPictures } from '../engine/serverPictures.ts';
import { startPictures } from '../engine/startRun.ts';
import { useOwnerTasks } from '../useOwnerTasks.ts';
import { wrappingAlert } from '../wrappingAlert.ts';

const SHOWN = 20;

/** Pictures that stayed links: by themselves they can be tried again, here or by a server. */
export const PictureFailures = ({ failures }: { failures: readonly PictureFailure[] }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const session = useImportSession();
  const { lines, server } = useImportState();
  const { businessName } = session.context;
  const again = worthAnotherTry([...failures]);
  const tasks = useOwnerTasks('copyPictures', worthTheServer(failures).length > 0);
  const ask = server.state === 'missing' ? null : tasks?.ask;
  const lacks = tasks && tasks.standing !== 'ready' && server.state !== 'missing';
  const title = translate('import.pictures.task', { business: businessName });
  const retry = () => {
    const ids = new Set(again.map(({ productId }) => productId));
    startPictures(
      session,
      lines.filter(({ key }) => ids.has(key)),
      title,
    );
  };
  const askServer = (asked: AskOwnerTask) =>
    startServerPictures(session, asked, {
      title,
      missing: translate('import.pictures.server.missing'),
      problem: error =>
        error instanceof OwnerTaskRefused
          ? translate(`import.pictures.server.refusal.${error.code}`)
          : errorText(error).sentence,
    });
  return (
    <Alert
      severity="warning"
      sx={{ ...wrappingAlert, mt: 1 }}
      action={
        <Stack sx={{ alignItems: 'flex-end' }}>
          {ask && (
            <Button color="inherit" onClick={() => askServer(ask)}>
              {translate('import.pictures.server.copy')}
            </Button>
          )}
          {again.length > 0 && (
            <Button color="inherit" onClick={retry}>
              {translate('import.pictures.retry')}
            </Button>
          )}
        </Stack>
      }
    >
      <strong>{translate('import.pictures.failed', { smart_count: failures.length })}</strong>{' '}
      {ask && translate('import.pictures.server.help')}{' '}
      {lacks && translate(`import.pictures.server.standing.${tasks.standing}`)}
      {server.state === 'missing' && translate('import.pictures.server.missing')}
      {server.state === 'failed' && (
        <div>{translate('import.pictures.server.failed', { reason: server.reason })}</div>
      )}
      <ul>
        {failures.slice(0, SHOWN).map(({ productId, imageId, url, title, code }) => (
          <li key={`${productId} ${imageId}`} style={{ overflowWrap: 'anywhere' }}>
            {title}: {translate(`import.pictures.failure.${code}`, { most: MAX_FILE_MEGABYTES })}{' '}
            {url}
          </li>
        ))}
        {failures.length > SHOWN && (
          <li>{translate('import.done.more', { count: failures.length - SHOWN })}</li>
        )}
      </ul>
    </Alert>
  );
};
