import Box from '@mui/material/Box';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { sanitizeHtml } from '@/lib/sanitizeHtml.ts';
import { runCommand } from './commands.ts';

/** What both ways of editing the text share. */
export interface TextEditing {
  id: string;
  name: string;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  text: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}

/** How the text looks, here and wherever it is shown. */
const TEXT_STYLE = {
  '& p, & ul, & ol, & h2, & h3, & h4, & blockquote, & table': { mt: 0, mb: 1 },
  '& h2, & h3, & h4': { fontSize: '1rem', fontWeight: 650 },
  '& ul, & ol': { pl: 3 },
  '& img': { maxWidth: 1, height: 'auto' },
  '& a': { color: 'primary.main' },
  '& td, & th': { border: 1, borderColor: 'divider', px: 1, py: 0.5 },
} as const;

/** The text as it will look, edited in place. What is pasted is sanitised first. */
export const EditableText = (props: TextEditing & { focusRef: Ref<HTMLElement> }) => {
  const { id, labelledBy, describedBy, invalid, text, onChange, onBlur, focusRef } = props;
  const element = useRef<HTMLDivElement>(null);
  const told = useRef<string | null>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(focusRef, () => element.current);
  useEffect(
    function showText() {
      // What was typed here stands there already; setting it again would move the cursor.
      if (!element.current || told.current === text) return;
      element.current.innerHTML = sanitizeHtml(text);
      told.current = text;
    },
    [text],
  );
  const tell = () => {
    const html = sanitizeHtml(element.current?.innerHTML ?? '');
    told.current = html === '<br>' ? '' : html;
    onChange(told.current);
  };
  const insert = (data: DataTransfer) => {
    const html = data.getData('text/html');
    if (html) runCommand('insertHTML', sanitizeHtml(html));
    else runCommand('insertText', data.getData('text/plain'));
  };
  return (
    <Box
      ref={element}
      id={id}
      role="textbox"
      tabIndex={0}
      aria-multiline
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      contentEditable
      suppressContentEditableWarning
      onFocus={() => {
        runCommand('defaultParagraphSeparator', 'p');
        // Firefox would write styles, which are not stored.
        runCommand('styleWithCSS', 'false');
      }}
      onInput={tell}
      onBlur={onBlur}
      onPaste={event => {
        event.preventDefault();
        insert(event.clipboardData);
      }}
      onDrop={event => {
        event.preventDefault();
        insert(event.dataTransfer);
      }}
      sx={{
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
      }}
    />
  );
};
