import { tableCellClasses } from '@mui/material/TableCell';

const { root, body, sizeSmall, alignRight, paddingCheckbox } = tableCellClasses;

const PLAIN = `${root} ${body} ${sizeSmall}`;

/** The classes of a table's cell, as MUI names them. */
export const cellClass = (kind?: 'right' | 'checkbox'): string => {
  if (kind === 'right') return `${PLAIN} ${alignRight}`;
  return kind === 'checkbox' ? `${PLAIN} ${paddingCheckbox}` : PLAIN;
};

/**
 * How plain cells in a table's body look, which is as MUI's do, said once for the table: as components
 * that work out their styles one by one they took half of what drawing a page of rows costs.
 */
export const CELL_STYLES = {
  '& tbody td': {
    typography: 'body2',
    color: 'text.primary',
    textAlign: 'left',
    borderBottom: 1,
    borderColor: 'divider',
    px: 2,
    py: 0.75,
  },
  [`& tbody td.${alignRight}`]: { textAlign: 'right' },
  [`& tbody td.${paddingCheckbox}`]: { width: 24, p: '0 12px 0 16px', '& > *': { p: 0 } },
} as const;
