import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useImportState } from '../engine/SessionContext.ts';
import { PictureFailures } from './PictureFailures.tsx';

/** How the copying of pictures goes; those that failed can be tried again by themselves. */
export const PictureReport = () => {
  const translate = useTranslate();
  const { pictures, server } = useImportState();
  if (!pictures) return null;
  const { running, done, total, copied, failures } = pictures;
  // Another try may find nothing to copy any more, while others stay links.
  if (total === 0 && copied === 0 && failures.length === 0) return null;
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
            value={total === 0 ? 0 : Math.round((done / total) * 100)}
            sx={{ my: 1 }}
          />
          <Typography variant="body2" color="textSecondary">
            {translate('import.pictures.progress', { done, total })}
          </Typography>
          {server.state === 'asking' && (
            <Typography variant="body2" color="textSecondary">
              {translate('import.pictures.server.asking')}
            </Typography>
          )}
        </>
      )}
      {!running && (
        <Typography>{translate('import.pictures.done', { smart_count: copied })}</Typography>
      )}
      {!running && failures.length > 0 && <PictureFailures failures={failures} />}
    </section>
  );
};
