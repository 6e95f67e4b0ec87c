import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useDuration } from '@/components/format/useDuration.ts';
import { Panel } from '@/components/Panel.tsx';
import { vanishedVerdict } from '@/domain/import/vanishedVerdict.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { VanishedList } from '../preview/VanishedList.tsx';
import { wrappingAlert } from '../wrappingAlert.ts';
import { DownloadFailed } from './DownloadFailed.tsx';
import { PictureReport } from './PictureReport.tsx';
import { runProducts } from './runProducts.ts';
import { UntoldAlert } from './UntoldAlert.tsx';

const SHOWN = 20;

/** What a run did, and what can be done now. */
export const DoneStep = () => {
  const translate = useTranslate();
  const duration = useDuration();
  const session = useImportSession();
  const queryClient = useQueryClient();
  const state = useImportState();
  const { run, lines, vanished } = state;
  const outcome = run?.outcome ?? null;
  useEffect(
    function showWhatIsNew() {
      if (outcome) void queryClient.invalidateQueries();
    },
    [queryClient, outcome],
  );
  if (!run || !outcome) return null;
  const { status, created, updated, unchanged, failed, failures, reason } = outcome;
  const titles = new Map(lines.map(({ key, mapped }) => [key, mapped.content.title]));
  const leftOut = lines.filter(({ state }) => state === 'error').length;
  const counts: [string, number][] = [
    ['created', created],
    ['updated', updated],
    ['unchanged', unchanged],
  ];
  return (
    <>
      <Panel title={translate(`import.done.${status}`)}>
        <Stack spacing={2}>
          <div role="status">
            {counts
              .filter(([, count]) => count > 0)
              .map(([name, count]) => (
                <Typography key={name}>
                  {translate(`import.done.${name}`, { smart_count: count })}
                </Typography>
              ))}
            {run.endedAt !== null && (
              <Typography variant="body2" color="textSecondary">
                {translate('import.done.took', { time: duration(run.endedAt - run.startedAt) })}
              </Typography>
            )}
          </div>
          {status === 'cancelled' && (
            <Alert severity="info">{translate('import.done.cancelledHelp')}</Alert>
          )}
          <UntoldAlert />
          {status === 'stopped' && (
            <Alert severity="error" role="alert">
              {translate('import.done.stoppedHelp', {
                reason: translate(reason ?? '', { _: reason ?? '' }),
              })}
            </Alert>
          )}
          {failed > 0 && (
            <Alert
              severity="error"
              sx={wrappingAlert}
              action={<DownloadFailed label={translate('import.done.download')} />}
            >
              <strong>{translate('import.done.failed', { smart_count: failed })}</strong>{' '}
              {translate('import.done.downloadHelp')}
              <ul>
                {failures.slice(0, SHOWN).map(({ key, message }) => (
                  <li key={key}>
                    {titles.get(key)}: {translate(message, { _: message })}
                  </li>
                ))}
                {failures.length > SHOWN && (
                  <li>{translate('import.done.more', { count: failures.length - SHOWN })}</li>
                )}
              </ul>
            </Alert>
          )}
          {leftOut > 0 && (
            <Alert
              severity="warning"
              sx={wrappingAlert}
              action={
                failed === 0 && (
                  <DownloadFailed label={translate('import.preview.downloadErrors')} />
                )
              }
            >
              {translate('import.done.leftOut', { smart_count: leftOut })}{' '}
              {translate('import.done.downloadHelp')}
            </Alert>
          )}
          <PictureReport />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {created + updated > 0 && (
              <Button variant="contained" component={Link} to={runProducts(run.id)}>
                {translate('import.done.products')}
              </Button>
            )}
            <Button variant="outlined" onClick={session.reset}>
              {translate('import.done.again')}
            </Button>
          </Stack>
        </Stack>
      </Panel>
      {vanished.length > 0 && (
        <VanishedList
          products={vanished}
          verdict={status === 'finished' ? vanishedVerdict(state) : 'unfinished'}
        />
      )}
    </>
  );
};
