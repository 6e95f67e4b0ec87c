import SelectAll from '@mui/icons-material/SelectAll';
import Box from '@mui/material/Box';
import { ListContextProvider, useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, SelectAllButton } from 'react-admin';
import { LAYOUT } from '@/theme/tokens.ts';
import { useNumberFormat } from '../format/useFormat.ts';
import { MAX_SELECTION, useSelectMatching } from './useSelectMatching.ts';

const BAR = {
  position: 'sticky',
  top: LAYOUT.header,
  zIndex: 3,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  '& .RaBulkActionsToolbar-toolbar.MuiToolbar-root': {
    position: 'static',
    transform: 'none',
    flexWrap: 'wrap',
    justifyContent: 'flex-start',
    gap: 1,
    px: 1.5,
    py: 1,
    height: 'auto',
    minHeight: LAYOUT.selectionBar - 1,
    bgcolor: 'transparent',
    color: 'text.primary',
  },
  // One row of all that is in the bar, so that it breaks anywhere on narrow screens.
  '& :is(.RaBulkActionsToolbar-title, .RaBulkActionsToolbar-topToolbar)': { display: 'contents' },
  '& .RaBulkActionsToolbar-topToolbar::before': { content: '""', flexGrow: 1 },
  '& .RaBulkActionsToolbar-title .MuiTypography-root': { typography: 'subtitle2' },
  '& .RaBulkActionsToolbar-icon': {
    p: 1,
    ml: 0,
    mr: 0.5,
    color: 'action.active',
    '& svg': { fontSize: 24 },
  },
} as const;

/** What can be done with the selected rows; stands in place of the toolbar while there are any. */
export const SelectionBar = ({ children }: { children: ReactNode }) => {
  const list = useListContext();
  const { selectMatching, busy } = useSelectMatching();
  const translate = useTranslate();
  const format = useNumberFormat();
  return (
    <Box
      role="toolbar"
      aria-label={translate('common.rows.selected', { smart_count: list.selectedIds.length })}
      sx={BAR}
    >
      <ListContextProvider value={{ ...list, onSelectAll: selectMatching }}>
        <BulkActionsToolbar
          label="common.rows.selected"
          selectAllButton={
            <SelectAllButton
              label={translate('common.rows.selectMatching', { total: format(list.total ?? 0) })}
              limit={MAX_SELECTION}
              loading={busy}
              size="medium"
            >
              <SelectAll />
            </SelectAllButton>
          }
        >
          {children}
        </BulkActionsToolbar>
      </ListContextProvider>
    </Box>
  );
};
