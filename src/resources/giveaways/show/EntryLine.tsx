import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { StatusChip } from '@/components/StatusChip.tsx';
import type { ExcludedEntry, Exclusion, GiveawayEntry } from '@/domain/schemas/giveaway.ts';
import { paths } from '@/routes/paths.ts';
import { ExclusionLine } from './exclude/index.ts';

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
  const nameId = useId();
  return (
    <Box
      component="li"
      sx={{
        py: 0.5,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        alignItems: 'center',
        typography: 'body2',
      }}
    >
      <MuiLink
        id={nameId}
        component={Link}
        to={paths.viewUser(entry.userId)}
        color="inherit"
        variant="body2"
        sx={{
          flex: '1 1 130px',
          minWidth: 0,
          overflowWrap: 'anywhere',
          '@media (pointer: coarse)': { py: 1.25 },
        }}
      >
        {entry.name || entry.email}
      </MuiLink>
      {barred && <StatusChip label={translate(`giveaways.barred.${barred}`)} tone="bad" />}
      <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {relative(entry.enteredAt)}
      </Typography>
      {onExclude && (
        <Button size="small" color="inherit" onClick={onExclude} aria-describedby={nameId}>
          {translate('giveaways.action.exclude')}
        </Button>
      )}
      {exclusion && (
        <Box sx={{ flexBasis: '100%' }}>
          <ExclusionLine line={exclusion} />
        </Box>
      )}
    </Box>
  );
};
