import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import type { DuplicateReason } from '@/domain/duplicates/reasons.ts';

/** Why two products may be the same, and what speaks against it, with the points of each. */
export const ReasonList = ({ reasons }: { reasons: readonly DuplicateReason[] }) => {
  const translate = useTranslate();
  const format = useNumberFormat();
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {reasons.map(({ kind, points, likeness }) => (
        <Box
          component="li"
          key={kind}
          sx={{
            px: 1,
            py: 0.25,
            borderRadius: 1,
            typography: 'body2',
            border: 1,
            borderColor: 'divider',
            color: points > 0 ? 'text.primary' : 'warning.main',
          }}
        >
          {translate(`merge.reason.${kind}.${points > 0 ? 'for' : 'against'}`, {
            likeness: format(likeness ?? 1, { style: 'percent', maximumFractionDigits: 0 }),
          })}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {format(points, { signDisplay: 'always' })}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
