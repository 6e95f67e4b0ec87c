import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { moveColumn, toggleColumn } from './column.ts';

/** What the popover needs of a column. */
interface Choosable {
  id: string;
  label: string;
  fixed?: boolean;
}

/** The columns, those that are shown in their order, and what to do with a new choice. */
export interface ColumnsPopoverProps<T = never> {
  anchor: HTMLElement;
  onClose: () => void;
  columns: readonly (Choosable & { render: (record: T) => ReactNode })[];
  choice: readonly string[];
  onChoose: (choice: string[] | null) => void;
}

/** Switches columns on and off and moves them. */
const ColumnsPopover = (props: ColumnsPopoverProps) => {
  const { anchor, onClose, columns, choice, onChoose } = props;
  const translate = useTranslate();
  const hidden = columns.filter(({ id }) => !choice.includes(id));
  const shown = choice.flatMap(id => columns.find(column => column.id === id) ?? []);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': translate('common.columns'), sx: { p: 1.5 } },
      }}
    >
      {[...shown, ...hidden].map(({ id, label, fixed }) => {
        const name = translate(label);
        const isShown = choice.includes(id);
        return (
          <Box key={id} sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
            <FormControlLabel
              sx={{ flexGrow: 1, mr: 2 }}
              control={
                <Checkbox
                  size="small"
                  checked={isShown}
                  disabled={fixed}
                  onChange={() => onChoose(toggleColumn(choice, id))}
                />
              }
              label={name}
            />
            {[-1, 1].map(step => (
              <IconButton
                key={step}
                size="small"
                disabled={!isShown}
                aria-label={translate(step < 0 ? 'common.moveUp' : 'common.moveDown', { name })}
                onClick={() => onChoose(moveColumn(choice, id, step))}
              >
                {step < 0 ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
              </IconButton>
            ))}
          </Box>
        );
      })}
      <Button size="small" onClick={() => onChoose(null)}>
        {translate('common.reset')}
      </Button>
    </Popover>
  );
};

export default ColumnsPopover;
