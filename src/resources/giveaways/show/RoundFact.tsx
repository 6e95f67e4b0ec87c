import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { decidingRound, roundTime } from '@/domain/giveaways/drand.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';

/** The round of drand that decides a draw: which, when it comes, and what became of it. */
export const RoundFact = ({ giveaway }: { giveaway: Giveaway }) => {
  const translate = useTranslate();
  const format = useDateFormat();
  const { endsAt, status, beaconSignature } = giveaway;
  const round = decidingRound(endsAt);
  const comes = roundTime(round);
  // Whatever is stored as the end: no round comes after the last moment that a date can say.
  if (Number.isNaN(comes.getTime())) return null;
  return (
    <>
      {translate('giveaways.show.round', {
        round: String(round),
        time: format(comes, 'time'),
      })}
      {beaconSignature && (
        <Typography
          component="code"
          variant="body2"
          sx={{ display: 'block', fontFamily: 'monospace', wordBreak: 'break-all' }}
        >
          {beaconSignature}
        </Typography>
      )}
      {!beaconSignature && status === 'drawn' && (
        <Typography variant="body2" color="error" component="div">
          {translate('giveaways.show.fellBack')}
        </Typography>
      )}
    </>
  );
};
