import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

/** The classes of cells that can be changed in place. */
export const CELL = {
  root: 'editable-cell',
  closed: 'editable-cell-closed',
  end: 'editable-cell-end',
} as const;

const stylesOf = (theme: Theme) => ({
  [`.${CELL.root}`]: { cursor: 'default' },
  [`.${CELL.closed}`]: {
    '--button': '24px',
    '@media (pointer: coarse)': { '--button': '44px' },
    // Seen where the pointer or the focus is, and always where nothing hovers.
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      verticalAlign: 'middle',
      width: 'var(--button)',
      height: 'var(--button)',
      padding: 0,
      marginBlock: -6,
      border: 0,
      borderRadius: '50%',
      background: 'none',
      color: (theme.vars ?? theme).palette.action.active,
      cursor: 'pointer',
      opacity: 0,
      '&:hover': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
      '&:focus-visible': {
        opacity: 1,
        outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
        outlineOffset: -2,
      },
      '@media (hover: none)': { opacity: 1 },
    },
    '& svg': { width: 16, height: 16, fill: 'currentColor' },
  },
  [`.RaDataTable-row:hover .${CELL.closed} > button`]: { opacity: 1 },
  // On a card it stands with the last word, whose margin it takes: as an item beside them it would be as far away
  // as there is room for, whatever lines leave of that, and as a word of its own it could be alone on a line.
  [theme.breakpoints.down('md')]: {
    [`.${CELL.closed} > :not(button)`]: { marginInlineEnd: 'calc(var(--button) + 2px)' },
    [`.${CELL.closed} > button`]: { marginInlineStart: 'calc(-1 * var(--button))' },
  },
  [theme.breakpoints.up('md')]: {
    [`.${CELL.closed}`]: {
      ...{ display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle', gap: 2 },
    },
    [`.${CELL.closed} > button`]: { marginInlineEnd: -12 },
    [`.${CELL.end}`]: { flexDirection: 'row-reverse' as const },
    [`.${CELL.end} > button`]: { marginInline: '-12px 0' },
  },
});

const styles = <GlobalStyles styles={stylesOf} />;

/**
 * How such cells look, said once for the page: three of them in every row, each with MUI's button
 * and styles of its own, took a seventh of the processor time of a page's change.
 */
export const CellStyles = () => styles;
