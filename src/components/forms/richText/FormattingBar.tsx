import Code from '@mui/icons-material/Code';
import Bold from '@mui/icons-material/FormatBold';
import Clear from '@mui/icons-material/FormatClear';
import Italic from '@mui/icons-material/FormatItalic';
import Bullets from '@mui/icons-material/FormatListBulleted';
import Numbers from '@mui/icons-material/FormatListNumbered';
import LinkIcon from '@mui/icons-material/Link';
import Heading from '@mui/icons-material/Title';
import Box from '@mui/material/Box';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormattingButton } from './FormattingButton.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { linkAt, linkTo } from './links.ts';

/** What each button does, and whether the text under the cursor has it already. */
const BUTTONS = [
  {
    word: 'bold',
    Icon: Bold,
    isOn: (editor: Editor) => editor.isActive('bold'),
    apply: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    word: 'italic',
    Icon: Italic,
    isOn: (editor: Editor) => editor.isActive('italic'),
    apply: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    word: 'heading',
    Icon: Heading,
    isOn: (editor: Editor) => editor.isActive('heading'),
    apply: (editor: Editor) =>
      editor.isActive('heading')
        ? editor.chain().focus().setParagraph().run()
        : editor.chain().focus().setHeading({ level: 3 }).run(),
  },
  {
    word: 'bullets',
    Icon: Bullets,
    isOn: (editor: Editor) => editor.isActive('bulletList'),
    apply: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    word: 'numbers',
    Icon: Numbers,
    isOn: (editor: Editor) => editor.isActive('orderedList'),
    apply: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const;

/** The buttons over a formatted text, which is the element `target`. */
export const FormattingBar = (props: {
  editor: Editor;
  target: string;
  source: boolean;
  onToggleSource: () => void;
}) => {
  const { editor, target, source, onToggleSource } = props;
  const translate = useTranslate();
  const word = (key: string) => translate(`forms.editor.${key}`);
  const on = useEditorState({
    editor,
    selector: () => BUTTONS.filter(({ isOn }) => isOn(editor)).map(button => button.word),
  });
  const [link, setLink] = useState<string | null>(null);
  return (
    <Box
      role="toolbar"
      aria-label={word('toolbar')}
      aria-controls={target}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.25,
        p: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      {!source && (
        <>
          {BUTTONS.map(button => (
            <FormattingButton
              key={button.word}
              label={word(button.word)}
              on={on.includes(button.word)}
              onClick={() => button.apply(editor)}
            >
              <button.Icon fontSize="small" />
            </FormattingButton>
          ))}
          <FormattingButton label={word('link')} onClick={() => setLink(linkAt(editor))}>
            <LinkIcon fontSize="small" />
          </FormattingButton>
          <FormattingButton
            label={word('clear')}
            onClick={() => editor.chain().focus().unsetAllMarks().run()}
          >
            <Clear fontSize="small" />
          </FormattingButton>
        </>
      )}
      <Box sx={{ flexGrow: 1 }} />
      <FormattingButton
        label={word(source ? 'visual' : 'source')}
        on={source}
        onClick={onToggleSource}
      >
        <Code fontSize="small" />
      </FormattingButton>
      {link !== null && (
        <LinkDialog
          address={link}
          onSet={address => {
            setLink(null);
            linkTo(editor, address);
          }}
          onClose={() => setLink(null)}
        />
      )}
    </Box>
  );
};
