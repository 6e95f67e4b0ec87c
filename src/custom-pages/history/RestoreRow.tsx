import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { ChangeList } from '@/components/history/ChangeList.tsx';
import { HistoryBoundary } from '@/components/history/HistoryBoundary.tsx';
import { RecordLink } from '@/components/history/RecordLink.tsx';
import type { ReviewRow } from './reviewRows.ts';

/** One product of a review: whether it comes back, from what to what, and what stays and why. */
export const RestoreRow = (props: {
  row: ReviewRow;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
}) => {
  const { row, checked, disabled, onChoose } = props;
  const { id, title, kind, item, why, left, currency, exists } = row;
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', gap: 1, px: { xs: 1, md: 2 }, py: 1.25 },
        ...{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } },
      }}
    >
      <Checkbox
        checked={item !== null && checked}
        disabled={disabled || item === null}
        onChange={onChoose}
        slotProps={{ input: { 'aria-label': translate('history.choose', { title }) } }}
        sx={{ alignSelf: 'flex-start', mt: -0.75 }}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.75 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {exists ? <RecordLink resource="products" id={id} name={title} /> : title}
          </Typography>
          <Chip size="small" label={translate(`history.kind.${kind}`)} />
        </Box>
        <HistoryBoundary>
          {item && kind === 'changed' && (
            <ChangeList resource="products" changes={item.changes} currency={currency} />
          )}
          {item && kind !== 'changed' && (
            <Typography variant="body2" color="textSecondary">
              {translate(`history.becomes.${kind}`)}
            </Typography>
          )}
          {left.length > 0 && (
            <Alert severity="info">
              {translate('history.left')}
              <ChangeList resource="products" changes={left} currency={currency} />
            </Alert>
          )}
        </HistoryBoundary>
        {why.map(reason => (
          <Alert key={reason} severity="warning">
            {translate(`history.why.${reason}`)}
          </Alert>
        ))}
      </Box>
    </Box>
  );
};
