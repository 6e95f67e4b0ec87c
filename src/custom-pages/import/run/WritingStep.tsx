import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDuration } from '@/components/format/useDuration.ts';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { Panel } from '@/components/Panel.tsx';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { canResume, pauseText } from './pauseText.ts';
import { startedRun } from './startedRuns.ts';

/** A run that writes: counts, rate, and the ways to steer it. */
export const WritingStep = () => {
  const translate = useTranslate();
  const number = useNumberFormat();
  const duration = useDuration();
  const session = useImportSession();
  const { run } = useImportState();
  const steer = startedRun(session);
  if (!run || !steer) return null;
  const { done, total, created, updated, failed } = run.progress;
  const seconds = (Date.now() - run.startedAt) / 1000;
  const rate = done / Math.max(0.1, seconds);
  const left = rate > 0 && done > 0 ? ((total - done) / rate) * 1000 : null;
  const isGoing = run.paused === null && done > 0 && done < total;
  const facts = [
    translate('import.run.of', { done: number(done), total: number(total) }),
    isGoing && translate('import.run.rate', { rate: number(Math.round(rate)) }),
    isGoing && left !== null && translate('import.run.left', { time: duration(left) }),
  ].filter(Boolean);
  return (
    <Panel title={translate('import.run.title')}>
      <Stack spacing={2}>
        {run.paused && <Alert severity="info">{pauseText(translate, run.paused)}</Alert>}
        <LinearProgress
          variant="determinate"
          aria-label={translate('import.run.title')}
          value={total === 0 ? 100 : Math.round((done / total) * 100)}
        />
        <div>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{facts.join(' · ')}</Typography>
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {translate('import.run.counts', {
              created: number(created),
              updated: number(updated),
              failed: number(failed),
            })}
          </Typography>
        </div>
        <Stack direction="row" spacing={1}>
          {canResume(run.paused) ? (
            <Button key="resume" variant="contained" onClick={steer.resume}>
              {translate('import.run.resume')}
            </Button>
          ) : (
            <Button
              key="pause"
              variant="outlined"
              onClick={steer.pause}
              disabled={run.paused !== null}
            >
              {translate('import.run.pause')}
            </Button>
          )}
          <Button color="error" onClick={steer.cancel}>
            {translate('import.run.cancel')}
          </Button>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {translate('import.run.leave')}
          {!run.resumable && done > 0 && ` ${translate('import.run.notKept')}`}
        </Typography>
      </Stack>
    </Panel>
  );
};
