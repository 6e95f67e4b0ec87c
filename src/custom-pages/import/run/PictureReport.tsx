import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { MAX_FILE_MEGABYTES } from '@/domain/fileLimits.ts';
import { worthAnotherTry } from '../engine/copyPictures.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { startPictures } from '../engine/startRun.ts';
import { wrappingAlert } from '../wrappingAlert.ts';

const SHOWN = 20;

/** How the copying of pictures goes; those that failed can be tried again by themselves. */
export const PictureReport = () => {
  const translate = useTranslate();
  const session = useImportSession();
  const { pictures, lines } = useImportState();
  if (!pictures || pictures.total === 0) return null;
  const { running, done, total, copied, failures } = pictures;
  const again = worthAnotherTry(failures);
  const retry = () => {
    const ids = new Set(again.map(({ productId }) => productId));
    const title = translate('import.pictures.task', { business: session.context.businessName });
    startPictures(
      session,
      lines.filter(({ key }) => ids.has(key)),
      title,
    );
  };
  return (
    <section aria-label={translate('import.pictures.title')}>
      <Typography variant="h3" component="h3">
        {translate('import.pictures.title')}
      </Typography>
      {running && (
        <>
          <LinearProgress
            variant="determinate"
            aria-label={translate('import.pictures.title')}
            value={Math.round((done / total) * 100)}
            sx={{ my: 1 }}
          />
          <Typography variant="body2" color="textSecondary">
            {translate('import.pictures.progress', { done, total })}
          </Typography>
        </>
      )}
      {!running && (
        <Typography>{translate('import.pictures.done', { smart_count: copied })}</Typography>
      )}
      {!running && failures.length > 0 && (
        <Alert
          severity="warning"
          sx={{ ...wrappingAlert, mt: 1 }}
          action={
            again.length > 0 && (
              <Button color="inherit" onClick={retry}>
                {translate('import.pictures.retry')}
              </Button>
            )
          }
        >
          <strong>{translate('import.pictures.failed', { smart_count: failures.length })}</strong>
          <ul>
            {failures.slice(0, SHOWN).map(({ url, title, code }) => (
              <li key={`${title} ${url}`} style={{ overflowWrap: 'anywhere' }}>
                {title}:{' '}
                {translate(`import.pictures.failure.${code}`, { most: MAX_FILE_MEGABYTES })} {url}
              </li>
            ))}
            {failures.length > SHOWN && (
              <li>{translate('import.done.more', { count: failures.length - SHOWN })}</li>
            )}
          </ul>
        </Alert>
      )}
    </section>
  );
};
