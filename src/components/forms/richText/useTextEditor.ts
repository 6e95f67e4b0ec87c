import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { sanitizeHtml } from '@/lib/sanitizeHtml.ts';
import { isPressed } from '../../shortcuts/shortcuts.ts';
import { editedHtml } from './editedHtml.ts';
import { editorExtensions } from './editorExtensions.ts';
import type { TextEditing } from './SourceText.tsx';

const attributesOf = ({ id, labelledBy, describedBy, invalid }: TextEditing) => ({
  id,
  role: 'textbox',
  tabindex: '0',
  'aria-multiline': 'true',
  'aria-labelledby': labelledBy,
  'aria-invalid': String(invalid),
  ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
});

/**
 * An editor of a form's text. What stands in it is written only when somebody changes it: opening
 * a text leaves it as it is stored, whatever its markup.
 */
export const useTextEditor = (props: TextEditing): Editor => {
  const { text, onChange, onBlur } = props;
  const written = useRef(text);
  const editor = useEditor({
    extensions: editorExtensions,
    content: sanitizeHtml(text),
    editorProps: {
      attributes: attributesOf(props),
      transformPastedHTML: sanitizeHtml,
      // The form saves with them; the editor would begin a new line.
      handleDOMEvents: { keydown: (_, event) => isPressed('save', event) },
    },
    onUpdate: ({ editor: { isEmpty }, editor: changed }) => {
      written.current = isEmpty ? '' : editedHtml(changed.getHTML());
      onChange(written.current);
    },
    onBlur,
  });
  useEffect(
    function showText() {
      // What was typed here stands there already; setting it again would move the cursor.
      if (written.current === text) return;
      written.current = text;
      editor.commands.setContent(sanitizeHtml(text), { emitUpdate: false });
    },
    [editor, text],
  );
  return editor;
};
