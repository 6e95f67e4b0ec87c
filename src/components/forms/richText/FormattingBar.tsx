import Code from '@mui/icons-material/Code';
import Bold from '@mui/icons-material/FormatBold';
import Clear from '@mui/icons-material/FormatClear';
import Italic from '@mui/icons-material/FormatItalic';
import Bullets from '@mui/icons-material/FormatListBulleted';
import Numbers from '@mui/icons-material/FormatListNumbered';
import LinkIcon from '@mui/icons-material/Link';
import Heading from '@mui/icons-material/Title';
import Box from '@mui/material/Box';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormattingButton } from './FormattingButton.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { linkAt, linkTo } from './links.ts';

interface Format {
  word: string;
  Icon: typeof Code;
  /** The editor's name of what the button makes of the text. */
  type: string;
  toggle: (chain: ChainedCommands, on: boolean) => ChainedCommands;
}

const FORMATS: readonly Format[] = [
  { word: 'bold', Icon: Bold, type: 'bold', toggle: chain => chain.toggleBold() },
  { word: 'italic', Icon: Italic, type: 'italic', toggle: chain => chain.toggleItalic() },
  {
    word: 'heading',
    Icon: Heading,
    type: 'heading',
    toggle: (chain, on) => (on ? chain.setParagraph() : chain.setHeading({ level: 3 })),
  },
  { word: 'bullets', Icon: Bullets, type: 'bulletList', toggle: chain => chain.toggleBulletList() },
  {
    word: 'numbers',
    Icon: Numbers,
    type: 'orderedList',
    toggle: chain => chain.toggleOrderedList(),
  },
];

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
    selector: () => FORMATS.map(({ type }) => type).filter(type => editor.isActive(type)),
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
          {FORMATS.map(({ word: name, Icon, type, toggle }) => (
            <FormattingButton
              key={name}
              label={word(name)}
              on={on.includes(type)}
              onClick={() => toggle(editor.chain().focus(), editor.isActive(type)).run()}
            >
              <Icon fontSize="small" />
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
