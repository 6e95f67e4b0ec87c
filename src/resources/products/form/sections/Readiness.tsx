import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useFormLacks } from '../useFormLacks.ts';

const Lacks = ({ title, lacks }: { title: string; lacks: readonly string[] }) => (
  <>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
      {lacks.map(lack => (
        <Typography key={lack} component="li" variant="body2">
          {lack}
        </Typography>
      ))}
    </Box>
  </>
);

/**
 * What the product lacks to be sold, and what shops and channels ask; said before it is published,
 * and no reason not to.
 */
export const Readiness = () => {
  const translate = useTranslate();
  const { gaps, asks } = useFormLacks();
  const isReady = gaps.length === 0 && asks.length === 0;
  return (
    <Box sx={{ mt: 2 }}>
      {gaps.length > 0 && (
        <Lacks
          title={translate('products.form.ready.title')}
          lacks={gaps.map(gap => translate(`products.gap.${gap}`))}
        />
      )}
      {asks.length > 0 && (
        <Lacks
          title={translate('products.form.ready.asked')}
          lacks={asks.map(ask => translate(`products.form.ready.ask.${ask}`))}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {translate(isReady ? 'products.form.ready.all' : 'products.form.ready.help')}
      </Typography>
    </Box>
  );
};
