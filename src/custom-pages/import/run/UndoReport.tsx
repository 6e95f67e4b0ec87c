import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { UndoReport as Report } from '@/domain/import/run/undoReport.ts';

const SHOWN = 20;

/** What undoing a run did, and what it left alone and why. */
export const UndoReport = ({ report, error }: { report: Report; error: string | undefined }) => {
  const translate = useTranslate();
  const { deleted, restored, spared, failed, pictures } = report;
  const more = (count: number) =>
    count > SHOWN && <li>{translate('import.done.more', { count: count - SHOWN })}</li>;
  return (
    <Stack spacing={1.5} role="status" sx={{ overflowWrap: 'anywhere' }}>
      {error && (
        <Alert severity="error">
          {translate('import.undo.stopped', { message: translate(error, { _: error }) })}
        </Alert>
      )}
      <div>
        {(deleted > 0 || restored === 0) && (
          <Typography>{translate('import.undo.deleted', { smart_count: deleted })}</Typography>
        )}
        {restored > 0 && (
          <Typography>{translate('import.undo.restored', { smart_count: restored })}</Typography>
        )}
        {pictures.removed > 0 && (
          <Typography>
            {translate('import.undo.pictures', { smart_count: pictures.removed })}
          </Typography>
        )}
        {pictures.inUse > 0 && (
          <Typography>
            {translate('import.undo.picturesInUse', { smart_count: pictures.inUse })}
          </Typography>
        )}
      </div>
      {spared.length > 0 && (
        <Alert severity="info">
          <strong>{translate('import.undo.spared', { smart_count: spared.length })}</strong>
          <ul>
            {spared.slice(0, SHOWN).map(({ id, title, reason }) => (
              <li key={id}>
                {title || id}: {translate(`import.undo.reason.${reason}`)}
              </li>
            ))}
            {more(spared.length)}
          </ul>
        </Alert>
      )}
      {pictures.failed > 0 && (
        <Alert severity="warning">
          {translate('import.undo.picturesFailed', { smart_count: pictures.failed })}
        </Alert>
      )}
      {failed.length > 0 && (
        <Alert severity="error">
          <strong>{translate('import.undo.failed', { smart_count: failed.length })}</strong>
          <ul>
            {failed.slice(0, SHOWN).map(({ id, message }) => (
              <li key={id}>{translate(message, { _: message })}</li>
            ))}
            {more(failed.length)}
          </ul>
        </Alert>
      )}
    </Stack>
  );
};
