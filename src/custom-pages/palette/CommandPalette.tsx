import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { ariaKeys, isMac, keyCaps } from '@/components/shortcuts/shortcuts.ts';
import { useShortcut } from '@/components/shortcuts/useShortcut.ts';
import { lazyOverlay } from '@/components/states/lazyPart.ts';
import { withMessages } from '@/i18n/i18nProvider.ts';

const PaletteDialog = lazyOverlay(withMessages(() => import('./PaletteDialog.tsx')));

/** The header's way to find anything; Ctrl/⌘ K opens it from everywhere. */
export const CommandPalette = () => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  useShortcut('find', () => setOpen(before => !before));
  return (
    <>
      <IconButton
        aria-label={translate('shell.find')}
        title={translate('shell.findHint', {
          key: keyCaps('find', isMac(navigator.userAgent))[0]?.join(' '),
        })}
        aria-keyshortcuts={ariaKeys('find')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ width: 44, height: 44 }}
      >
        <Search />
      </IconButton>
      {open && (
        <Suspense>
          <PaletteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
