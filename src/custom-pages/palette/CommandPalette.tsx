import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { withWords } from '@/providers/i18nProvider.ts';

const PaletteDialog = lazy(withWords(() => import('./PaletteDialog.tsx')));

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** The header's way to find anything; Ctrl/⌘ K opens it from everywhere. */
export const CommandPalette = () => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  useEffect(function openByKeyboard() {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey)
        return;
      event.preventDefault();
      setOpen(before => !before);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton
        aria-label={translate('shell.find')}
        title={translate('shell.findHint', { key: isMac() ? '⌘ K' : 'Ctrl K' })}
        aria-keyshortcuts="Control+K Meta+K"
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
