import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useAddress } from '@/routes/AddressedRoutes.tsx';
import { LAYOUT } from '@/theme/tokens.ts';
import { ClockBanner } from './ClockBanner.tsx';
import { Header } from './Header.tsx';
import { Navigation } from './Navigation.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { TryingAgain } from './TryingAgain.tsx';
import { useFocusRestoration } from './useFocusRestoration.ts';
import { useNavigationState } from './useNavigationState.ts';

/** Header and navigation around the page in view. */
export const Layout = (props: {
  children: ReactNode;
  /** Buttons of the header. */
  tools?: ReactNode;
  /** What stays at the foot of the window. */
  foot?: ReactNode;
}) => {
  const { children, tools, foot } = props;
  const navigationId = useId();
  const navigationRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const inside = useMemo(() => [navigationRef, toggleRef], []);
  const navigation = useNavigationState(inside);
  const { expanded, phone, pinned, toggle } = navigation;
  const translate = useTranslate();
  const { pathname } = useAddress();
  useFocusRestoration();
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <Link
        href="#content"
        sx={{
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 'tooltip',
          px: 2,
          py: 1,
          bgcolor: 'background.paper',
          transform: 'translateY(-200%)',
          '&:focus': { transform: 'none' },
        }}
      >
        {translate('shell.skip')}
      </Link>
      <Header
        navigationId={navigationId}
        expanded={expanded}
        onToggle={toggle}
        toggleRef={toggleRef}
        tools={tools}
      />
      <Box ref={navigationRef} sx={{ '@media print': { display: 'none' } }}>
        <Navigation id={navigationId} pathname={pathname} {...navigation} />
      </Box>
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{
          outline: 'none',
          display: 'flex',
          flexDirection: 'column',
          minHeight: `calc(100dvh - ${LAYOUT.header}px)`,
          pl: phone ? 0 : `${pinned ? LAYOUT.navigation : LAYOUT.rail}px`,
          '@media print': { pl: 0, display: 'block' },
        }}
      >
        <OfflineBanner />
        <ClockBanner />
        <TryingAgain />
        <Box
          sx={{
            flexGrow: 1,
            width: '100%',
            maxWidth: LAYOUT.contentMax,
            mx: 'auto',
            px: { xs: 2, md: 4 },
            py: { xs: 2, md: 3 },
          }}
        >
          {children}
        </Box>
        {foot}
      </Box>
    </Box>
  );
};
