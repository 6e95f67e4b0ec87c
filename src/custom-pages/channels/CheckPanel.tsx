import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useNumberFormat, useRelativeTime } from '@/components/format/useFormat.ts';
import { useCount } from '@/components/list/useCount.ts';
import { Panel } from '@/components/Panel.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { Checking } from './useChannelCheck.ts';

const Progress = ({ read, total }: { read: number; total: number | undefined }) => {
  const translate = useTranslate();
  const format = useNumberFormat();
  const said =
    total === undefined
      ? translate('channels.check.readSoFar', { read: format(read) })
      : translate('channels.check.read', { read: format(read), total: format(total) });
  return (
    <Box>
      <Typography variant="body2" sx={{ mb: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {said}
      </Typography>
      <LinearProgress
        aria-label={translate('channels.check.task')}
        variant={total ? 'determinate' : 'indeterminate'}
        value={total ? Math.min(100, (100 * read) / total) : 0}
      />
    </Box>
  );
};

/** Starts, shows and stops the check of a business's products. */
export const CheckPanel = ({
  businessId,
  checking,
}: {
  businessId: string;
  checking: Checking;
}) => {
  const { check, running, progress, problem, againError } = checking;
  const translate = useTranslate();
  const relative = useRelativeTime();
  const errorText = useErrorText();
  const { data: total, error, refetch } = useCount('products', { businessId });
  const note = () => {
    if (check)
      return translate('channels.check.checked', {
        smart_count: check.total,
        time: relative(new Date(check.at)),
      });
    return total ? translate('channels.check.help', { smart_count: total }) : undefined;
  };
  const content = () => {
    if (progress) return <Progress {...progress} />;
    if (error && !check) return <ErrorState error={error} retry={() => void refetch()} />;
    if (check ? check.total === 0 : total === 0)
      return <Notice title={translate('channels.none')} help={translate('channels.noneHelp')} />;
    return null;
  };
  return (
    <Panel
      title={translate('channels.check.title')}
      note={note()}
      actions={
        running ? (
          <Button onClick={checking.cancel}>{translate('channels.check.cancel')}</Button>
        ) : (
          total !== 0 && (
            <Button
              variant={check ? 'text' : 'contained'}
              disabled={total === undefined}
              onClick={() => checking.start(total)}
            >
              {translate(check ? 'channels.check.again' : 'channels.check.start')}
            </Button>
          )
        )
      }
    >
      {content()}
      {problem && !running && (
        <Alert severity="error">{translate('channels.check.failed', { message: problem })}</Alert>
      )}
      {againError && !running && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={checking.readAgain}>
              {translate('common.retry')}
            </Button>
          }
        >
          {translate('channels.check.notAgain', { message: errorText(againError).sentence })}
        </Alert>
      )}
    </Panel>
  );
};
