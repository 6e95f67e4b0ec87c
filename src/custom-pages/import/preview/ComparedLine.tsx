import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useImportState } from '../engine/SessionContext.ts';

/**
 * How far the comparison with the catalogue is, and what came of it. It keeps its room when it has
 * ended: a button that moves from under the pointer is not pressed.
 */
export const ComparedLine = () => {
  const translate = useTranslate();
  const { busy, lines } = useImportState();
  const title = busy && translate(`import.reading.${busy.what}`, { label: busy.label });
  const text = busy
    ? [
        title,
        busy.rows > 0 && translate('import.reading.rows', { smart_count: busy.rows }),
        busy.products > 0 && translate('import.reading.products', { smart_count: busy.products }),
      ]
        .filter(Boolean)
        .join(' · ')
    : translate('import.preview.compared', { smart_count: lines.length });
  return (
    <Box>
      <Typography
        variant="body2"
        color="textSecondary"
        noWrap
        title={text}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {text}
      </Typography>
      <LinearProgress
        aria-label={title ?? undefined}
        variant={busy && busy.share === null ? 'indeterminate' : 'determinate'}
        value={Math.round((busy?.share ?? 0) * 100)}
        sx={{ mt: 0.5, visibility: busy ? undefined : 'hidden' }}
      />
    </Box>
  );
};
