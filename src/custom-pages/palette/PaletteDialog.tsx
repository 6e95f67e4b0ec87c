import Search from '@mui/icons-material/Search';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { visuallyHidden } from '@/components/progress/visuallyHidden.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { rankCommands } from '@/domain/search/rankCommands.ts';
import { PaletteList } from './PaletteList.tsx';
import { inGroups, type PaletteItem } from './paletteItem.ts';
import { usePaletteCommands } from './usePaletteCommands.ts';
import { usePaletteRecords } from './usePaletteRecords.ts';

/** Nothing that is looked for is longer. */
const LONGEST = 200;

/** Finds pages, actions and records, and opens or does them: all by keyboard. */
const PaletteDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const commands = usePaletteCommands();
  const records = usePaletteRecords(text);
  const items = inGroups([...rankCommands(text, commands), ...records.items]);
  const active = Math.min(chosen, items.length - 1);

  const take = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    if (item.act.kind === 'open') navigate(item.act.href);
    else item.act.run();
  };
  const input = useRef<HTMLInputElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: (active + 1) % Math.max(1, items.length),
      ArrowUp: (active - 1 + items.length) % Math.max(1, items.length),
      PageDown: items.length - 1,
      PageUp: 0,
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setChosen(next);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      take(items[active]);
    }
  };
  // A page that is still opening takes the focus for its first field; what is typed is meant for here.
  const restoreFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (!target.matches('input, button, a')) input.current?.focus();
  };
  const nothing = items.length === 0 && !records.searching;
  return (
    <Dialog
      open
      onClose={onClose}
      onFocus={restoreFocus}
      slotProps={{
        paper: {
          'aria-label': translate('shell.find'),
          sx: { position: 'absolute', top: { xs: 0, sm: 72 }, m: { xs: 1 } },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Search color="action" />
        <InputBase
          inputRef={input}
          autoFocus
          fullWidth
          value={text}
          placeholder={translate('palette.placeholder')}
          onChange={event => {
            setText(event.target.value.slice(0, LONGEST));
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: 'combobox',
            'aria-label': translate('palette.label'),
            'aria-expanded': items.length > 0,
            'aria-controls': id,
            'aria-autocomplete': 'list',
            'aria-activedescendant': items[active] ? `${id}-${active}` : undefined,
          }}
          sx={{ py: 1.5 }}
        />
      </Box>
      <PaletteList
        id={id}
        items={items}
        active={active}
        onPoint={setChosen}
        onTake={item => take(item)}
      />
      {nothing && (
        <Typography color="textSecondary" sx={{ p: 2 }}>
          {translate('palette.nothing', { text: text.trim() })}
        </Typography>
      )}
      {records.error && (
        <Alert severity="error">
          {translate('palette.failed', { message: errorText(records.error).sentence })}
        </Alert>
      )}
      <Box sx={visuallyHidden} role="status">
        {records.searching
          ? translate('palette.searching')
          : translate('palette.results', { smart_count: items.length })}
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{
          px: 2,
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
          // Keys are no help on a phone; that something is left out is.
          '@media (pointer: coarse)': { display: records.capped === null ? 'none' : undefined },
        }}
      >
        {records.capped !== null
          ? translate('palette.capped', { count: records.capped })
          : translate('palette.keys')}
      </Typography>
    </Dialog>
  );
};

export default PaletteDialog;
