import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { Exclusion } from '@/domain/schemas/giveaway.ts';
import { paths } from '@/routes/paths.ts';
import { ExclusionLine } from './ExclusionLine.tsx';

/** Somebody in a list of a giveaway: their name, marks, what can be done, why they were excluded. */
export const EntrantLine = (props: {
  userId: string;
  name: string;
  marks: ReactNode;
  /** What can be done with them, and how it is called; null where nothing can. */
  act: { label: string; onClick: () => void } | null;
  exclusion: Exclusion | undefined;
}) => {
  const { userId, name, marks, act, exclusion } = props;
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
        to={paths.viewUser(userId)}
        color="inherit"
        variant="body2"
        sx={{
          flex: '1 1 130px',
          minWidth: 0,
          overflowWrap: 'anywhere',
          '@media (pointer: coarse)': { py: 1.25 },
        }}
      >
        {name}
      </MuiLink>
      {marks}
      {act && (
        <Button size="small" color="inherit" onClick={act.onClick} aria-describedby={nameId}>
          {act.label}
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
