import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { useCount } from '@/components/list/useCount.ts';
import { Panel } from '@/components/Panel.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { MOST_READ } from './readSpellings.ts';
import type { SpellingsOfBusiness } from './useSpellings.ts';

const Progress = ({ read, total }: { read: number; total: number | undefined }) => {
  const translate = useTranslate();
  return (
    <Box>
      <Typography variant="body2" sx={{ mb: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {total === undefined
          ? translate('spelling.read.soFar', { read })
          : translate('spelling.read.of', { read, total })}
      </Typography>
      <LinearProgress
        aria-label={translate('spelling.read.task')}
        variant={total ? 'determinate' : 'indeterminate'}
        value={total ? Math.min(100, (100 * read) / total) : 0}
      />
    </Box>
  );
};

/** Starts, shows and stops the reading of a business's products. */
export const ReadPanel = (props: { businessId: string; spellings: SpellingsOfBusiness }) => {
  const { businessId, spellings } = props;
  const { found, running, progress, problem } = spellings;
  const translate = useTranslate();
  const relative = useRelativeTime();
  const { data: count, error, refetch } = useCount('products', { businessId });
  const total = count === undefined ? undefined : Math.min(count, MOST_READ);
  const note = () => {
    if (found)
      return translate('spelling.read.doneAt', {
        smart_count: found.read,
        time: relative(new Date(found.at)),
      });
    return total ? translate('spelling.read.help', { smart_count: total }) : undefined;
  };
  const empty = found ? found.products.size === 0 : count === 0;
  return (
    <Panel
      title={translate('spelling.read.title')}
      note={note()}
      actions={
        running ? (
          <Button onClick={spellings.cancel}>{translate('common.cancel')}</Button>
        ) : (
          count !== 0 && (
            <Button
              variant={found ? 'text' : 'contained'}
              disabled={total === undefined || found === undefined}
              onClick={() => spellings.start(total)}
            >
              {translate(found ? 'spelling.read.again' : 'spelling.read.start')}
            </Button>
          )
        )
      }
    >
      {progress && <Progress {...progress} />}
      {error && !found && !progress && <ErrorState error={error} retry={() => void refetch()} />}
      {empty && !progress && (
        <Notice title={translate('spelling.none')} help={translate('spelling.noneHelp')} />
      )}
      {found?.capped && !progress && (
        <Alert severity="warning">
          {translate('spelling.read.capped', { read: found.read, total: count ?? found.read })}
        </Alert>
      )}
      {problem && !running && (
        <Alert severity="error">{translate('spelling.read.failed', { message: problem })}</Alert>
      )}
    </Panel>
  );
};
