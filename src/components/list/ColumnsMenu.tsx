import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ViewWeek from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { type RaRecord, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Column, moveColumn, toggleColumn } from './column.ts';

/** Chooses which columns a list shows, and in which order. */
export const ColumnsMenu = <T extends RaRecord>(props: {
  columns: readonly Column<T>[];
  choice: readonly string[];
  onChoose: (choice: string[] | null) => void;
}) => {
  const { columns, choice, onChoose } = props;
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hidden = columns.filter(({ id }) => !choice.includes(id));
  const shown = choice.flatMap(id => columns.find(column => column.id === id) ?? []);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ViewWeek />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('common.columns')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
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
    </>
  );
};
