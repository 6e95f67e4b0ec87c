import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { RecordReference } from '@/components/RecordReference.tsx';
import type { Exclusion } from '@/domain/schemas/giveaway.ts';

/** Why somebody was excluded from a draw, or let in again, when and by whom. */
export const ExclusionLine = ({ line }: { line: Exclusion }) => {
  const translate = useTranslate();
  const format = useDateFormat();
  const byWhom = (name: string) => translate('business.show.by', { name });
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      component="div"
      sx={{ overflowWrap: 'anywhere' }}
    >
      {translate('audit.why', { reason: line.reason })}
      {' · '}
      <time dateTime={line.at.toISOString()}>{format(line.at, 'time')}</time>{' '}
      <RecordReference
        resource="business"
        id={line.by}
        empty={byWhom(line.by)}
        error={byWhom(line.by)}
        render={({ referenceRecord: by }) => byWhom(by?.businessName ?? line.by)}
      />
    </Typography>
  );
};
