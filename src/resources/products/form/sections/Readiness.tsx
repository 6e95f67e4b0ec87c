import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useFormGaps } from '../useFormGaps.ts';

/** What the product lacks to be sold; said before it is published, and no reason not to. */
export const Readiness = () => {
  const translate = useTranslate();
  const gaps = useFormGaps();
  if (gaps.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {translate('products.form.ready.all')}
      </Typography>
    );
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {translate('products.form.ready.title')}
      </Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {gaps.map(gap => (
          <Typography key={gap} component="li" variant="body2">
            {translate(`products.gap.${gap}`)}
          </Typography>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate('products.form.ready.help')}
      </Typography>
    </Box>
  );
};
