import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { MineFilter } from '../claims/MineFilter.tsx';

/** A queue's tabs, and in their line what is done with the queue as a whole. Inside `ClaimsProvider`. */
export const QueueTabs = (props: { tabs: ReactNode; children?: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, columnGap: 1 }}>
    <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 0' }, minWidth: 0 }}>{props.tabs}</Box>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 44, mb: { xs: 1, sm: 0 } }}>
      <MineFilter />
      {props.children}
    </Box>
  </Box>
);
