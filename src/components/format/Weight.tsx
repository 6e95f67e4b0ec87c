import Box from '@mui/material/Box';
import { useWeightFormat } from './useFormat.ts';

/** A weight in grams, or from the lightest to the heaviest where they differ. */
export const Weight = ({ range }: { range: { from: number; to: number } }) => {
  const weight = useWeightFormat();
  const { from, to } = range;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {from === to ? weight(from) : `${weight(from)} – ${weight(to)}`}
    </Box>
  );
};
