import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedAddress } from '@/lib/sanitizeHtml.ts';

/**
 * What the editor knows of HTML: all that `sanitizeHtml` lets through, so that an imported text
 * comes out of an edit with its tables and pictures.
 */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    // A crossed-out text would not be stored, and an empty last line would be a change.
    strike: false,
    trailingNode: false,
    link: {
      autolink: false,
      openOnClick: false,
      isAllowedUri: isAllowedAddress,
    },
  }),
  TableKit,
  Image.configure({ inline: true }),
];
