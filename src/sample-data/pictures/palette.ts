/** The colours of one colourway. */
export interface Palette {
  /** Background, top and bottom. */
  back: readonly [string, string];
  /** The object, lit side and shaded side. */
  body: readonly [string, string];
  dark: string;
  light: string;
  accent: string;
}

/** Colours by the key of the colourway. */
export const PALETTES: Readonly<Record<string, Palette>> = {
  clay: {
    back: ['#fdf0e8', '#f3cfbb'],
    body: ['#e0855c', '#b5532f'],
    dark: '#76331d',
    light: '#f7c4a8',
    accent: '#3f6461',
  },
  moss: {
    back: ['#f3f6e9', '#d2dfbd'],
    body: ['#8aa663', '#566f37'],
    dark: '#35471e',
    light: '#c3d6a0',
    accent: '#c98a4b',
  },
  ocean: {
    back: ['#ecf5f9', '#b9d6e6'],
    body: ['#5694ba', '#2a5c7f'],
    dark: '#163950',
    light: '#a8cde2',
    accent: '#e6ad62',
  },
  sand: {
    back: ['#fbf6ec', '#e8d8bc'],
    body: ['#e2c9a2', '#b8945f'],
    dark: '#7a5d3b',
    light: '#f6ead2',
    accent: '#6a8290',
  },
  plum: {
    back: ['#faeff4', '#e2c0d1'],
    body: ['#b4688f', '#77355d'],
    dark: '#491d38',
    light: '#e0adc8',
    accent: '#dca843',
  },
  ink: {
    back: ['#f3f5f7', '#cdd4dc'],
    body: ['#5f6978', '#2a313c'],
    dark: '#161a21',
    light: '#a7b1bf',
    accent: '#de8158',
  },
};
