/** A form within a dialog: only its fields scroll, the buttons stay in view. */
export const DIALOG_FORM = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flexGrow: 1,
} as const;
