import { styled } from '@mui/material/styles';

/** Height of a row, in pixels: fixed, so that ten thousand of them need no measuring. */
export const ROW_HEIGHT = 64;

const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The list that styles all its rows at once; each row then costs no more than its elements. */
export const PreviewRows = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...theme.typography.body2,
    '& li': {
      position: 'absolute',
      inset: '0 0 auto 0',
      height: ROW_HEIGHT,
      display: 'flex',
      alignItems: 'center',
      borderBottom: `1px solid ${palette.divider}`,
      contain: 'strict',
    },
    '& .select': {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: 44,
      height: 44,
      cursor: 'pointer',
    },
    '& .select:has(:disabled)': { cursor: 'default' },
    '& input': {
      width: 18,
      height: 18,
      margin: 0,
      cursor: 'inherit',
      accentColor: palette.primary.main,
    },
    '& input:focus-visible, & button:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
    },
    '& button': {
      flexGrow: 1,
      minWidth: 0,
      height: '100%',
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1.5),
      padding: 0,
      paddingInlineEnd: theme.spacing(1),
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
    },
    '& button:hover': {
      background: palette.action.hover,
    },
    '& .picture': {
      width: 44,
      height: 44,
      flexShrink: 0,
      overflow: 'hidden',
      borderRadius: theme.shape.borderRadius,
      background: palette.action.hover,
    },
    '& img': { width: 44, height: 44, objectFit: 'cover', display: 'block' },
    '& .text': { flexGrow: 1, minWidth: 0, display: 'block' },
    '& .title': { ...theme.typography.subtitle2, ...CUT, display: 'block' },
    '& .remarks': {
      ...CUT,
      display: 'block',
      color: palette.text.secondary,
    },
    '& .facts': { flexShrink: 0, textAlign: 'end' },
    '& .facts > span': { display: 'block' },
    '& .price': { fontVariantNumeric: 'tabular-nums' },
    '& .state': { fontWeight: 500, whiteSpace: 'nowrap' },
    '& .state::before': {
      content: '""',
      display: 'inline-block',
      width: 8,
      height: 8,
      marginInlineEnd: theme.spacing(0.75),
      borderRadius: '50%',
      background: 'currentColor',
    },
    '& [data-tone=good]': { color: palette.success.main },
    '& [data-tone=attention]': {
      color: palette.warning.main,
    },
    '& [data-tone=bad]': { color: palette.error.main },
    '& [data-tone=neutral], & .warnings': {
      color: palette.text.secondary,
    },
    [theme.breakpoints.down('sm')]: { '& .warnings': { display: 'none' } },
  };
});
