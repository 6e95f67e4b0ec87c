/** How the page is on paper: A4, black on white, without what is pressed; no row is torn. */
export const printStyles = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    '*': {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
      boxShadow: 'none !important',
    },
    'html, body': { backgroundColor: '#fff !important' },
    button: { display: 'none !important' },
    '[aria-label][href]:has(> svg)': { display: 'none' },
    // What leads past the navigation is off the screen, not off the paper.
    'a[href^="#"]': { display: 'none !important' },
    a: { textDecoration: 'none !important' },
    'tr, li, h1, h2, h3': { breakInside: 'avoid' },
    'h1, h2, h3, thead': { breakAfter: 'avoid' },
    section: { marginBottom: '6mm', breakInside: 'avoid' },
    'section.MuiPaper-root': {
      display: 'block',
      padding: '0 !important',
      border: '0 !important',
    },
    '.MuiTableContainer-root': { maxHeight: 'none !important', overflow: 'visible !important' },
    '.MuiTableCell-root': { position: 'static !important' },
    '.MuiLinearProgress-root': { border: '1px solid #000' },
    '.MuiLinearProgress-bar': { backgroundColor: '#555 !important' },
  },
} as const;
