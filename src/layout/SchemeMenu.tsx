import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyOverlay } from '@/components/states/lazyPart.ts';
import { SCHEMES } from './schemes.ts';

const SchemeMenuItems = lazyOverlay(() => import('./SchemeMenuItems.tsx'));

/** Chooses light, dark, or what the system has; kept in this browser. */
export const SchemeMenu = () => {
  const { mode = 'system' } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const { Icon } = SCHEMES.find(scheme => scheme.mode === mode) ?? SCHEMES[2];
  return (
    <>
      <IconButton
        aria-label={translate('shell.theme')}
        title={translate('shell.theme')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <Icon />
      </IconButton>
      {anchor && (
        <Suspense>
          <SchemeMenuItems anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
