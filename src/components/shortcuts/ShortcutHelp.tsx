import { Suspense, useState } from 'react';
import { withMessages } from '@/i18n/i18nProvider.ts';
import { lazyOverlay } from '../states/lazyPart.ts';
import { useShortcut } from './useShortcut.ts';

const ShortcutsDialog = lazyOverlay(withMessages(() => import('./ShortcutsDialog.tsx')));

/** Tells the shortcuts when `?` is pressed. */
export const ShortcutHelp = () => {
  const [open, setOpen] = useState(false);
  useShortcut('help', () => setOpen(true));
  return <Suspense>{open && <ShortcutsDialog onClose={() => setOpen(false)} />}</Suspense>;
};
