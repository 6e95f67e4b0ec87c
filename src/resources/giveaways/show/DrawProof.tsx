import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { exportFileName } from '@/components/export/exportSettings.ts';
import { saveBlob } from '@/components/export/saveBlob.ts';
import { Facts } from '@/components/Facts.tsx';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { can } from '@/domain/access/can.ts';
import { drawMethodOf } from '@/domain/giveaways/drawKey.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { RoundFact } from './RoundFact.tsx';
import type { EntryList } from './readEntries.ts';
import { type RepeatedDraw, repeatDraw } from './repeatDraw.ts';
import { useEntries } from './useEntries.ts';

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
  const { actor } = useAuth();
  const notify = useNotify();
  const errorText = useErrorText();
  const { read, stop, progress } = useEntries(giveaway.id);
  const [checked, setChecked] = useState<RepeatedDraw | null>(null);
  const { seedCommitment, drawSeed } = giveaway;
  const method = drawMethodOf(giveaway);
  const attempt = async (work: (entries: EntryList) => Promise<void>) => {
    try {
      if ((await read(work)) === null) notify('giveaways.done.stopped', { type: 'info' });
    } catch (error) {
      notify(errorText(error).sentence, { type: 'error' });
    }
  };
  const check = () =>
    attempt(async entries => {
      if (drawSeed !== null) setChecked(await repeatDraw(giveaway, drawSeed, entries));
    });
  const saveReceipt = () =>
    attempt(async ({ receipt }) =>
      saveBlob(
        await receipt(giveaway),
        exportFileName(`receipt ${giveaway.title}`, new Date()).replace(/\.csv$/, '.json'),
      ),
    );
  const isRight =
    checked?.seedFits &&
    checked.winnersFit &&
    checked.entriesFit &&
    checked.exclusionsFit &&
    checked.beaconFits;
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
          ...(method === 'seed'
            ? []
            : [
                {
                  name: translate('giveaways.field.round'),
                  value: <RoundFact giveaway={giveaway} />,
                },
                {
                  name: translate('giveaways.field.entriesHash'),
                  value: giveaway.entriesHash && <Code>{giveaway.entriesHash}</Code>,
                },
              ]),
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
        {translate(method === 'seed' ? 'giveaways.show.how' : 'giveaways.show.howByRound')}
      </Typography>
      {drawSeed !== null && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" loading={progress !== null} onClick={check}>
            {translate('giveaways.action.check')}
          </Button>
          {can(actor, 'export', 'entries') && (
            <Button startIcon={<DownloadIcon />} disabled={progress !== null} onClick={saveReceipt}>
              {translate('giveaways.action.receipt')}
            </Button>
          )}
          {stop && (
            <Button color="inherit" onClick={stop}>
              {translate('common.cancel')}
            </Button>
          )}
        </Stack>
      )}
      {progress !== null && (
        <Typography role="status" variant="body2" sx={{ mt: 1 }}>
          {progress}
        </Typography>
      )}
      {checked?.seedFits === false && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {translate('giveaways.show.checkSeed')}
        </Alert>
      )}
      {checked?.beaconFits === false && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {translate('giveaways.show.checkRound')}
        </Alert>
      )}
      {checked?.entriesFit === false && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {translate('giveaways.show.checkEntries')}
        </Alert>
      )}
      {checked?.exclusionsFit === false && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {translate('giveaways.show.checkExclusions')}
        </Alert>
      )}
      {checked?.winnersFit === false && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {translate('giveaways.show.checkWinners')}
        </Alert>
      )}
      {isRight && (
        <Alert severity="success" sx={{ mt: 1.5 }}>
          {translate('giveaways.show.checkOk', { smart_count: checked.total })}
        </Alert>
      )}
    </>
  );
};
