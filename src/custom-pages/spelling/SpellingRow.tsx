import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Spelling } from '@/domain/spelling/spellingClusters.ts';

/** One spelling: whether it is the one to keep, and else whether it becomes that. */
export const SpellingRow = (props: {
  spelling: Spelling;
  kept: boolean;
  changes: boolean;
  onToggle: () => void;
}) => {
  const { spelling, kept, changes, onToggle } = props;
  const { name, count, likeness } = spelling;
  const translate = useTranslate();
  const products = translate('spelling.products', { smart_count: count });
  const differs = likeness === 'first' ? null : translate(`spelling.likeness.${likeness}`);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <FormControlLabel
        value={name}
        control={<Radio />}
        sx={{ flexGrow: 1, minWidth: 0, mr: 0, py: 0.25 }}
        slotProps={{ typography: { component: 'div', sx: { minWidth: 0 } } }}
        label={
          <>
            {/* In quotes, with its blanks: they may be all that differs. */}
            <Typography
              component="span"
              sx={{ fontWeight: 600, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {translate('spelling.quoted', { name })}
            </Typography>
            <Typography variant="body2" color="textSecondary" component="div">
              {[products, differs].filter(Boolean).join(' · ')}
            </Typography>
          </>
        }
      />
      {kept ? (
        <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0, pr: 1 }}>
          {translate('spelling.stays')}
        </Typography>
      ) : (
        <FormControlLabel
          control={
            <Checkbox
              checked={changes}
              onChange={onToggle}
              slotProps={{
                input: { 'aria-label': translate('spelling.changeOne', { name }) },
              }}
            />
          }
          label={translate('spelling.change')}
          sx={{ flexShrink: 0, mr: 0 }}
        />
      )}
    </Box>
  );
};
