import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { StatusChip } from '@/components/StatusChip.tsx';
import type { ExcludedEntry, Exclusion, GiveawayEntry } from '@/domain/schemas/giveaway.ts';
import { EntrantLine } from './EntrantLine.tsx';

/** Somebody who entered; with why they would be passed over, and by whom they were excluded. */
export const EntryLine = (props: {
  entry: GiveawayEntry;
  barred: ExcludedEntry['reason'] | undefined;
  exclusion: Exclusion | undefined;
  onExclude: (() => void) | null;
}) => {
  const { entry, barred, exclusion, onExclude } = props;
  const translate = useTranslate();
  const relative = useRelativeTime();
  return (
    <EntrantLine
      userId={entry.userId}
      name={entry.name || entry.email}
      marks={
        <>
          {barred && <StatusChip label={translate(`giveaways.barred.${barred}`)} tone="bad" />}
          <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {relative(entry.enteredAt)}
          </Typography>
        </>
      }
      act={onExclude && { label: translate('giveaways.action.exclude'), onClick: onExclude }}
      exclusion={exclusion}
    />
  );
};
