import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { LAYOUT } from '@/theme/tokens.ts';
import { useNumberFormat } from '../format/useFormat.ts';
import { useSelectMatching } from './useSelectMatching.ts';

/** Height of the bar in pixels, as long as its buttons fit into one line. */
export const SELECTION_BAR = 65;

/** What can be done with the selected rows; stands in place of the toolbar while there are any. */
export const SelectionBar = ({ children }: { children: ReactNode }) => {
  const { selectedIds, onUnselectItems, total, data = [] } = useListContext();
  const { selectMatching, busy } = useSelectMatching();
  const translate = useTranslate();
  const format = useNumberFormat();
  const pageIsSelected = data.length > 0 && data.every(({ id }) => selectedIds.includes(id));
  const canSelectMore = pageIsSelected && total !== undefined && selectedIds.length < total;
  return (
    <Box
      role="toolbar"
      aria-label={translate('common.rows.selected', { smart_count: selectedIds.length })}
      sx={{
        position: 'sticky',
        top: LAYOUT.header,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        minHeight: SELECTION_BAR,
        borderStartStartRadius: 'inherit',
        borderStartEndRadius: 'inherit',
      }}
    >
      <IconButton
        aria-label={translate('common.rows.clearSelection')}
        onClick={() => onUnselectItems()}
      >
        <Close />
      </IconButton>
      <Typography variant="subtitle2" role="status" sx={{ mr: 1 }}>
        {translate('common.rows.selected', { smart_count: selectedIds.length })}
      </Typography>
      {canSelectMore && (
        <Button onClick={selectMatching} loading={busy}>
          {translate('common.rows.selectMatching', { total: format(total) })}
        </Button>
      )}
      <Box sx={{ flexGrow: 1 }} />
      {children}
    </Box>
  );
};
