import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { useIndexCheck } from './useIndexCheck.ts';

/** Starts, shows and stops the check of the indexes. */
export const IndexCheck = ({ checking }: { checking: ReturnType<typeof useIndexCheck> }) => {
  const translate = useTranslate();
  const { progress } = checking;
  if (!progress)
    return (
      <Button size="small" onClick={() => void checking.start()} sx={{ ml: -0.75 }}>
        {translate('system.health.askIndexes')}
      </Button>
    );
  return (
    <Box sx={{ mt: 0.5 }}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {translate('system.health.indexOf', { ...progress })}
      </Typography>
      <LinearProgress
        aria-label={translate('system.health.indexTask')}
        variant={progress.total ? 'determinate' : 'indeterminate'}
        value={progress.total ? (100 * progress.done) / progress.total : 0}
      />
      <Button size="small" onClick={checking.cancel} sx={{ ml: -0.75 }}>
        {translate('common.cancel')}
      </Button>
    </Box>
  );
};
