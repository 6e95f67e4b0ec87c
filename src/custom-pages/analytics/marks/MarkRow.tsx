import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Mark } from '@/domain/analytics/marks.ts';

/** What was done on one day, each kind of which opens its changes, and what people wrote. */
export const MarkRow = (props: {
  mark: Mark;
  /** The day, as it is written. */
  day: string;
  onOpen: (count: Mark['counts'][number]) => void;
  /** The notes of the day. */
  children: ReactNode;
}) => {
  const { mark, day, onOpen, children } = props;
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '104px minmax(0, 1fr)', sm: '128px minmax(0, 1fr)' },
        columnGap: 1,
        alignItems: 'baseline',
        py: 0.25,
      }}
    >
      <Typography
        variant="body2"
        component="time"
        dateTime={mark.day}
        color="textSecondary"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {day}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, minWidth: 0 }}>
        {mark.counts.map(count => {
          const what = translate(`analytics.marks.kind.${count.kind}`, {
            smart_count: count.count,
          });
          return (
            <Link
              key={count.kind}
              component="button"
              type="button"
              variant="body2"
              aria-haspopup="dialog"
              aria-label={translate('analytics.marks.open', { what, day })}
              onClick={() => onOpen(count)}
              sx={{ minHeight: 28, textAlign: 'left' }}
            >
              {what}
            </Link>
          );
        })}
        <Box sx={{ flexBasis: '100%', minWidth: 0 }}>{children}</Box>
      </Box>
    </Box>
  );
};
