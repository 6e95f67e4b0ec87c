import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { PLAIN } from './PlainStyles.tsx';

/** A name and what it is; empty values are said to be empty. */
export interface Fact {
  name: string;
  value: ReactNode;
}

/** Facts about a record, one a line. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        // A word such as Administrators fits on a phone.
        gridTemplateColumns: 'minmax(112px, 2fr) minmax(0, 5fr)',
        columnGap: 2,
        rowGap: 1.25,
        m: 0,
        '& dt': { color: 'text.secondary', minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
        // A single character can be wider than its column, such as U+FDFD; outlines keep their room.
        '& dd': {
          m: 0,
          minWidth: 0,
          overflowWrap: 'anywhere',
          overflowX: 'clip',
          overflowClipMargin: '4px',
        },
        [`& .${PLAIN.status}`]: { whiteSpace: 'normal' },
      }}
    >
      {facts.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'contents', typography: 'body2' }}>
          <dt>{name}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? (
              <Typography component="span" variant="body2" color="textSecondary">
                {translate('common.none')}
              </Typography>
            ) : (
              value
            )}
          </dd>
        </Box>
      ))}
    </Box>
  );
};
