import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

/**
 * Says how many rows of a figure's table are shown, and shows more of them.
 * @param props.text how many of how many.
 * @param props.onMore shows more; left out where all are shown.
 */
export const ShownRows = ({ text, onMore }: { text: string; onMore?: () => void }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
      {onMore && (
        <Button size="small" onClick={onMore} sx={{ '@media print': { display: 'none' } }}>
          {translate('analytics.showMore')}
        </Button>
      )}
    </Box>
  );
};
