import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { DARK, LIGHT, RADIUS } from './tokens.ts';

const FONT = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/**
 * The console's look: quiet grounds, one green accent, hairlines instead of shadows.
 * Light and dark are colour schemes of one theme, switched by CSS variables without a re-render.
 */
export const themeOptions: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: { palette: LIGHT }, dark: { palette: DARK } },
  // MUI's own answer to those who asked for less motion: nothing slides, nothing is waited for.
  motion: { reducedMotion: 'system' },
  shape: { borderRadius: RADIUS },
  typography: {
    fontFamily: FONT,
    fontSize: 14,
    h1: { fontSize: '1.5rem', fontWeight: 650, letterSpacing: '-0.015em', lineHeight: 1.25 },
    h2: { fontSize: '1.125rem', fontWeight: 650, letterSpacing: '-0.01em', lineHeight: 1.35 },
    h3: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4 },
    subtitle2: { fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
    overline: { fontWeight: 600, letterSpacing: '0.06em', lineHeight: 1.6 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontFeatureSettings: "'cv11', 'ss03'" },
        // Chromium breaks a word of 30,000 letters in 5 s, without kerning in 5 ms.
        'textarea, [contenteditable]': { fontKerning: 'none !important' },
        // What is not MUI's. An end that somebody waits for comes; repeated, it would flicker.
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transition: 'none !important',
          },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: 36,
          whiteSpace: 'nowrap',
          '@media (pointer: coarse)': { minHeight: 44 },
        },
      },
    },
    MuiButtonBase: {
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': {
            outline: '2px solid var(--mui-palette-primary-main)',
            outlineOffset: 2,
          },
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none' },
        outlined: { borderColor: 'var(--mui-palette-divider)' },
      },
    },
    // What lies over the page is told from it by an edge: a shadow does not show on dark ground.
    MuiAutocomplete: {
      styleOverrides: {
        paper: {
          border: '1px solid var(--mui-palette-divider)',
          boxShadow: 'var(--mui-shadows-8)',
        },
      },
    },
    MuiPopover: {
      styleOverrides: { paper: { border: '1px solid var(--mui-palette-divider)' } },
    },
    MuiAvatar: {
      styleOverrides: {
        colorDefault: {
          color: 'var(--mui-palette-text-primary)',
          backgroundColor: 'var(--mui-palette-divider)',
        },
      },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiInputLabel: {
      styleOverrides: {
        sizeSmall: {
          // In rem, so that a label keeps clear of its text when text is enlarged.
          '&.MuiInputLabel-outlined.MuiInputLabel-shrink': {
            transform: 'translate(14px, -0.5625rem) scale(0.75)',
          },
        },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: 'var(--mui-palette-divider)' },
        head: {
          fontWeight: 600,
          color: 'var(--mui-palette-text-secondary)',
          whiteSpace: 'nowrap',
        },
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
    MuiTooltip: { defaultProps: { arrow: true, enterDelay: 400 } },
    MuiAlert: { styleOverrides: { root: { alignItems: 'flex-start' } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiDialog: { defaultProps: { fullWidth: true, maxWidth: 'sm' } },
  },
};

/** The look of what is shown before react-admin is there. */
export const theme = createTheme(themeOptions);
