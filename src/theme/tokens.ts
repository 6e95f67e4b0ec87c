/** Distances and shapes that the theme and layout share, in pixels. */
export const LAYOUT = {
  header: 56,
  rail: 64,
  navigation: 248,
  contentMax: 1440,
  /** The bar of a selection, as long as its buttons fit into one line. */
  selectionBar: 65,
} as const;

/** Corner radius in pixels. */
export const RADIUS = 10;

const ink = { 50: '#f6f7f5', 100: '#eceeeb', 200: '#dfe3de', 700: '#45504b', 900: '#17201c' };

/** Colours of the light scheme. Text on each ground has at least 4.5:1. */
export const LIGHT = {
  primary: { main: '#0b5f4b', dark: '#08483a', light: '#2f7f6b', contrastText: '#ffffff' },
  secondary: { main: '#8a4b08', contrastText: '#ffffff' },
  success: { main: '#1b6e3c' },
  warning: { main: '#8f5200' },
  error: { main: '#b3261e' },
  info: { main: '#1f5f99' },
  background: { default: ink[50], paper: '#ffffff' },
  text: { primary: ink[900], secondary: '#55605b' },
  divider: ink[200],
};

/** Colours of the dark scheme. */
export const DARK = {
  primary: { main: '#6fd6b8', dark: '#4db898', light: '#9be7d1', contrastText: '#06281f' },
  secondary: { main: '#f0b46a', contrastText: '#2b1700' },
  success: { main: '#7bd49a' },
  warning: { main: '#f0b46a' },
  error: { main: '#ff9d94' },
  info: { main: '#8fc3f2' },
  background: { default: '#101413', paper: '#171c1a' },
  text: { primary: '#e9eeeb', secondary: '#a7b2ad' },
  divider: '#2a322f',
};
