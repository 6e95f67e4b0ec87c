import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

/** The classes of small parts that stand in every row of a list. */
export const PLAIN = {
  status: 'plain-status',
  good: 'plain-good',
  attention: 'plain-attention',
  bad: 'plain-bad',
  neutral: 'plain-neutral',
  thumbnail: 'plain-thumbnail',
  named: 'plain-named',
  texts: 'plain-texts',
  name: 'plain-name',
  twoLines: 'plain-two-lines',
  caption: 'plain-caption',
  oneLine: 'plain-one-line',
  captions: 'plain-captions',
  unbroken: 'plain-unbroken',
  figure: 'plain-figure',
} as const;

const stylesOf = (theme: Theme) => {
  const { palette } = theme.vars ?? theme;
  return {
    [`.${PLAIN.status}`]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      whiteSpace: 'nowrap' as const,
      fontWeight: 500,
      '&::before': {
        content: '""',
        flexShrink: 0,
        width: 8,
        height: 8,
        borderRadius: '50%',
        backgroundColor: 'currentColor',
      },
    },
    [`.${PLAIN.good}`]: { color: palette.success.main },
    [`.${PLAIN.attention}`]: { color: palette.warning.main },
    [`.${PLAIN.bad}`]: { color: palette.error.main },
    [`.${PLAIN.neutral}`]: { color: palette.text.secondary },
    [`.${PLAIN.thumbnail}`]: {
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      borderRadius: (theme.vars ?? theme).shape.borderRadius,
      backgroundColor: palette.action.hover,
      color: palette.text.disabled,
      '& img': { objectFit: 'cover' as const },
    },
    [`.${PLAIN.named}`]: { display: 'flex', alignItems: 'center', gap: 12, minWidth: 200 },
    [`.${PLAIN.texts}`]: { minWidth: 0 },
    [`.${PLAIN.name}`]: {
      color: 'inherit',
      fontWeight: 600,
      overflowWrap: 'anywhere' as const,
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    [`.${PLAIN.twoLines}`]: {
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical' as const,
      overflow: 'hidden',
    },
    [`.${PLAIN.caption}`]: { ...theme.typography.caption, color: palette.text.secondary },
    [`.${PLAIN.captions}`]: { display: 'flex', gap: 8, minWidth: 0 },
    [`.${PLAIN.unbroken}`]: { whiteSpace: 'nowrap' as const },
    [`.${PLAIN.oneLine}`]: {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap' as const,
    },
    [`.${PLAIN.figure}`]: {
      whiteSpace: 'nowrap' as const,
      fontVariantNumeric: 'tabular-nums',
    },
  };
};

const styles = <GlobalStyles styles={stylesOf} />;

/**
 * How small parts of rows look, said once for the console: a row has ten of them, and elements that each
 * work out styles of their own took most of what drawing a page of rows costs.
 */
export const PlainStyles = () => styles;
