import Box from '@mui/material/Box';
import type { TitlePart } from '@/domain/duplicates/highlights.ts';

const LOOKS = {
  same: { bgcolor: 'action.selected', color: 'inherit', borderRadius: 0.5, px: '1px' },
  differs: {
    bgcolor: 'transparent',
    color: 'warning.main',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  },
} as const;

/** A title with the words that speak for and against another one; it reads as one text. */
export const MarkedTitle = ({ parts }: { parts: readonly TitlePart[] }) => {
  let at = 0;
  return (
    <>
      {parts.map(({ text, mark }) => {
        const key = at;
        at += text.length;
        return mark === 'none' ? (
          <span key={key}>{text}</span>
        ) : (
          <Box key={key} component="mark" data-mark={mark} sx={LOOKS[mark]}>
            {text}
          </Box>
        );
      })}
    </>
  );
};
