import '@fontsource-variable/inter/index.css';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { printInLight } from './printInLight.ts';
import { theme } from './theme.ts';

/** The theme for everything, before and after sign-in; follows the system until told otherwise. */
export const AppTheme = ({ children }: { children: ReactNode }) => {
  useEffect(printInLight, []);
  return (
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
};
