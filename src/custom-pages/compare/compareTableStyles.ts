import { LAYOUT } from '@/theme/tokens.ts';

/** Widths of the attributes' column and the least of a product's, in pixels. */
const WIDTHS = { phone: { label: 104, product: 126 }, wide: { label: 150, product: 160 } };

/** Around it under the page's header, in pixels. */
const GAP = 24;

/** A product's value. */
export const cell = {
  p: { xs: 1, sm: 1.5 },
  verticalAlign: 'top',
  textAlign: 'left',
  fontWeight: 400,
  overflowWrap: 'anywhere',
  fontSize: { xs: '0.8125rem', sm: '1rem' },
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

/** An attribute's name, which stays in view sideways. */
export const attribute = {
  ...cell,
  position: 'sticky',
  left: 0,
  zIndex: 1,
  color: 'text.secondary',
  hyphens: 'auto',
  borderRight: 1,
  borderRightColor: 'divider',
} as const;

/** Where a window is too low for both, the heads make room for the values. */
const HEADS_FIT = '@media screen and (min-height: 30em)';

/** A product's name, which stays in view downwards. */
export const head = {
  ...cell,
  [HEADS_FIT]: { position: 'sticky', top: 0, zIndex: 2 },
} as const;

/** It scrolls by itself, both ways, under the page's header: names stay in view. */
export const scroller = (columns: number) => ({
  overflow: 'auto',
  maxHeight: `calc(100dvh - ${LAYOUT.header + GAP}px)`,
  scrollPaddingLeft: { xs: WIDTHS.phone.label, sm: WIDTHS.wide.label },
  scrollMarginTop: LAYOUT.header,
  '& ul, & ol': { pl: '1.25em' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& table': {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    minWidth: {
      xs: WIDTHS.phone.label + columns * WIDTHS.phone.product,
      sm: WIDTHS.wide.label + columns * WIDTHS.wide.product,
    },
  },
  '@media print': {
    overflow: 'visible',
    maxHeight: 'none',
    border: 0,
    '& table': { minWidth: 0 },
    '& tr': { breakInside: 'avoid' },
    '& th': { position: 'static' },
    // Six columns beside each other on a sheet.
    '& th, & td': { fontSize: '8.5pt', p: 0.75 },
  },
});

/** Where both names meet. */
export const corner = {
  ...attribute,
  ...head,
  width: { xs: WIDTHS.phone.label, sm: WIDTHS.wide.label },
  [HEADS_FIT]: { top: 0, zIndex: 3 },
} as const;
