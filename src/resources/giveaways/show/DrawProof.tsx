import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Facts } from '@/components/Facts.tsx';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { checkDraw, type DrawCheck, placesTaken } from '@/domain/giveaways/drawWinners.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { useGiveawayActions } from './useGiveawayActions.ts';

const Code = ({ children }: { children: string }) => (
  <Typography
    component="code"
    variant="body2"
    sx={{ fontFamily: 'monospace', wordBreak: 'break-all' }}
  >
    {children}
  </Typography>
);

/** The commitment, the seed once it is told, and a repetition of the draw. */
export const DrawProof = ({ giveaway }: { giveaway: Giveaway }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { rank, read } = useGiveawayActions(giveaway);
  const [checked, setChecked] = useState<(DrawCheck & { total: number }) | null>(null);
  const { seedCommitment, drawSeed } = giveaway;
  const check = async () => {
    if (drawSeed === null) return;
    try {
      const { ranked, total } = await rank(drawSeed, placesTaken(giveaway).size);
      setChecked({ ...checkDraw(giveaway, ranked), total });
    } catch (error) {
      notify(errorText(error).sentence, { type: 'error' });
    }
  };
  if (seedCommitment === null)
    return <Typography color="textSecondary">{translate('giveaways.show.notBound')}</Typography>;
  return (
    <>
      <Facts
        facts={[
          {
            name: translate('giveaways.field.seedCommitment'),
            value: <Code>{seedCommitment}</Code>,
          },
          {
            name: translate('giveaways.field.drawSeed'),
            value: drawSeed && <Code>{drawSeed}</Code>,
          },
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
        {translate('giveaways.show.how')}
      </Typography>
      {drawSeed !== null && (
        <Button variant="outlined" loading={read !== null} onClick={check}>
          {translate('giveaways.action.check')}
        </Button>
      )}
      {read !== null && (
        <Typography role="status" variant="body2" sx={{ mt: 1 }}>
          {translate('giveaways.show.reading', { count: read })}
        </Typography>
      )}
      {checked?.seedFits === false && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {translate('giveaways.show.checkSeed')}
        </Alert>
      )}
      {checked?.winnersFit === false && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {translate('giveaways.show.checkWinners')}
        </Alert>
      )}
      {checked?.seedFits && checked.winnersFit && (
        <Alert severity="success" sx={{ mt: 1.5 }}>
          {translate('giveaways.show.checkOk', { smart_count: checked.total })}
        </Alert>
      )}
    </>
  );
};
