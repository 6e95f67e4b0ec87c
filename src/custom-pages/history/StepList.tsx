import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { entryWhat } from '@/components/history/entryWhat.ts';
import { UnmergeButton, useMergeTakeBack } from '@/components/history/UnmergeButton.tsx';
import { useUnmerges } from '@/components/history/useUnmerges.ts';
import type { StepRefusal } from '@/domain/history/stepRefusal.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';

const SHOWN = 12;

const useStepText = () => {
  const translate = useTranslate();
  const format = useDateFormat();
  return (entry: AuditEntry) => {
    const { action, records, actorEmail, at } = entry;
    return translate('history.takeBack.step', {
      action: translate(`audit.action.${action}`, { _: action }),
      what: entryWhat(entry, translate),
      records: translate('audit.recordCount', { smart_count: records.length }),
      actor: actorEmail,
      at: format(at, 'time'),
    });
  };
};

/** The steps that are taken back, and those that are not, with the reason. */
export const StepList = (props: {
  entries: readonly AuditEntry[];
  refused: readonly { entry: AuditEntry; why: StepRefusal }[];
}) => {
  const { entries, refused } = props;
  const translate = useTranslate();
  const text = useStepText();
  const mergeTakeBack = useMergeTakeBack();
  const merges = refused.flatMap(({ entry, why }) => (why === 'merge' ? [entry] : []));
  const { unmerges, isLoading } = useUnmerges(merges);
  const whyNot = (entry: AuditEntry, why: StepRefusal) => {
    const answer = why === 'merge' ? mergeTakeBack(entry, unmerges) : 'no';
    return translate(
      answer === 'yes' || answer === 'no' ? `history.refusal.${why}` : `history.merge.${answer}`,
    );
  };
  const more = entries.length - SHOWN;
  return (
    <>
      {entries.length > 0 && (
        <Paper variant="outlined" component="section" sx={{ p: 2 }}>
          <Typography variant="subtitle2" component="h2">
            {translate('history.takeBack.steps', { smart_count: entries.length })}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
            {entries.slice(0, SHOWN).map(entry => (
              <li key={entry.id}>{text(entry)}</li>
            ))}
            {more > 0 && <li>{translate('history.takeBack.more', { smart_count: more })}</li>}
          </Box>
        </Paper>
      )}
      {refused.length > 0 && (
        <Alert severity="warning">
          {translate('history.takeBack.refused', { smart_count: refused.length })}
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
            {refused.map(({ entry, why }) => (
              <li key={entry.id}>
                {text(entry)}
                {': '}
                {whyNot(entry, why)}{' '}
                {why === 'merge' && !isLoading && (
                  <UnmergeButton entry={entry} known={unmerges} quiet />
                )}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
};
