import Redo from '@mui/icons-material/RedoOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode, Ref } from 'react';

/** What can be done with the grid as a whole. */
export const GridToolbar = (props: {
  /** Cells that are not saved. */
  cells: number;
  saving: boolean;
  canUndo: boolean;
  canRedo: boolean;
  saveRef: Ref<HTMLDivElement>;
  onUndo: () => void;
  onRedo: () => void;
  onDiscard: () => void;
  onSave: () => void;
  columns: ReactNode;
}) => {
  const { cells, saving } = props;
  const translate = useTranslate();
  return (
    <Box
      ref={props.saveRef}
      role="toolbar"
      aria-label={translate('products.grid.toolbar')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      <Button color="inherit" startIcon={<Undo />} disabled={!props.canUndo} onClick={props.onUndo}>
        {translate('common.undo')}
      </Button>
      <Button color="inherit" startIcon={<Redo />} disabled={!props.canRedo} onClick={props.onRedo}>
        {translate('products.grid.redo')}
      </Button>
      {props.columns}
      <Box sx={{ flexGrow: 1 }} />
      <Button disabled={cells === 0 || saving} onClick={props.onDiscard}>
        {translate('products.grid.discard')}
      </Button>
      <Button variant="contained" disabled={cells === 0} loading={saving} onClick={props.onSave}>
        {translate('products.grid.save', { smart_count: cells })}
      </Button>
    </Box>
  );
};
