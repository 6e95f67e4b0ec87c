import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { RecordReference } from '@/components/RecordReference.tsx';
import type { Business } from '@/domain/schemas/business.ts';

/** The steps that a business's status took, newest first, with who and why. */
export const StatusHistory = (props: {
  business: Pick<Business, 'statusHistory'>;
  /** Whether it says by whom: owners cannot read who administers. */
  named?: boolean;
}) => {
  const { business, named = true } = props;
  const translate = useTranslate();
  const format = useDateFormat();
  const steps = business.statusHistory.toReversed();
  const word = (status: string) =>
    status && translate(`business.status.${status}`, { _: status, status });
  if (steps.length === 0)
    return <Typography color="textSecondary">{translate('business.show.noHistory')}</Typography>;
  return (
    <Box component="ol" reversed sx={{ m: 0, pl: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {steps.map(step => (
        <Box component="li" key={`${step.at.toISOString()} ${step.to}`}>
          <Typography variant="subtitle2">
            {step.from
              ? translate('business.show.historyStep', { from: word(step.from), to: word(step.to) })
              : word(step.to)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <time dateTime={step.at.toISOString()}>{format(step.at, 'time')}</time>{' '}
            {named && (
              <RecordReference
                resource="business"
                id={step.by}
                render={({ referenceRecord: by }) =>
                  translate('business.show.by', { name: by?.businessName ?? step.by })
                }
              />
            )}
          </Typography>
          {step.reason && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {translate('audit.why', { reason: step.reason })}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
};
