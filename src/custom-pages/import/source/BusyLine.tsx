import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Busy } from '../engine/sessionState.ts';

/** What goes on at the moment and how far it is, in a bar and in counts. */
export const BusyLine = ({ busy }: { busy: Busy }) => {
  const translate = useTranslate();
  const { what, label, share, products, rows } = busy;
  const title = translate(`import.reading.${what}`, { label });
  const counts = [
    rows > 0 ? translate('import.reading.rows', { smart_count: rows }) : '',
    products > 0 ? translate('import.reading.products', { smart_count: products }) : '',
  ].filter(Boolean);
  return (
    <div>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
      <LinearProgress
        aria-label={title}
        variant={share === null ? 'indeterminate' : 'determinate'}
        value={Math.round((share ?? 0) * 100)}
        sx={{ my: 1 }}
      />
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ minHeight: '1.5em', fontVariantNumeric: 'tabular-nums' }}
      >
        {counts.join(' · ')}
      </Typography>
    </div>
  );
};
