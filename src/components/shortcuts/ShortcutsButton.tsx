import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { ariaKeys } from './shortcuts.ts';
import { runShortcut } from './useShortcut.ts';

/** Shows the keyboard shortcuts, on a page that is worked through by them. */
export const ShortcutsButton = () => (
  <IconButton
    aria-label={useTranslate()('shell.shortcuts')}
    aria-keyshortcuts={ariaKeys('help')}
    onClick={() => runShortcut('help')}
  >
    <KeyboardOutlined />
  </IconButton>
);
