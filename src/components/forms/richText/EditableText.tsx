import Box from '@mui/material/Box';
import { type Editor, EditorContent } from '@tiptap/react';

/** How the text looks, here and wherever it is shown. */
const TEXT_STYLE = {
  '& p, & ul, & ol, & h2, & h3, & h4, & blockquote, & table': { mt: 0, mb: 1 },
  '& li > p, & td > p, & th > p': { mb: 0 },
  '& h2, & h3, & h4': { fontSize: '1rem', fontWeight: 650 },
  '& ul, & ol': { pl: 3 },
  '& img': { maxWidth: 1, height: 'auto' },
  '& a': { color: 'primary.main' },
  '& td, & th': { border: 1, borderColor: 'divider', px: 1, py: 0.5 },
} as const;

/** The text as it will look, edited in place. */
export const EditableText = ({ editor }: { editor: Editor }) => (
  <Box
    component={EditorContent}
    editor={editor}
    sx={{
      '& .tiptap': {
        px: 1.75,
        py: 1.25,
        minHeight: 140,
        maxHeight: 420,
        overflow: 'auto',
        outline: 'none',
        color: 'text.primary',
        lineHeight: 1.55,
        overflowWrap: 'anywhere',
        ...TEXT_STYLE,
      },
    }}
  />
);
