import Code from '@mui/icons-material/Code';
import Bold from '@mui/icons-material/FormatBold';
import Clear from '@mui/icons-material/FormatClear';
import Italic from '@mui/icons-material/FormatItalic';
import Bullets from '@mui/icons-material/FormatListBulleted';
import Numbers from '@mui/icons-material/FormatListNumbered';
import LinkIcon from '@mui/icons-material/Link';
import Heading from '@mui/icons-material/Title';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { commandState, type EditCommand, runCommand } from './commands.ts';
import { FormattingButton } from './FormattingButton.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { useCommandStates } from './useCommandStates.ts';

const BUTTONS = [
  { word: 'bold', command: 'bold', Icon: Bold },
  { word: 'italic', command: 'italic', Icon: Italic },
  { word: 'heading', command: 'formatBlock', Icon: Heading },
  { word: 'bullets', command: 'insertUnorderedList', Icon: Bullets },
  { word: 'numbers', command: 'insertOrderedList', Icon: Numbers },
] as const;

const apply = (command: EditCommand) => {
  if (command !== 'formatBlock') return runCommand(command);
  runCommand(command, commandState(command) ? '<p>' : '<h3>');
};

/** The buttons over a formatted text. They act on the element `target`. */
export const FormattingBar = (props: {
  target: string;
  source: boolean;
  onToggleSource: () => void;
}) => {
  const { target, source, onToggleSource } = props;
  const translate = useTranslate();
  const word = (key: string) => translate(`forms.editor.${key}`);
  const states = useCommandStates(target);
  const [link, setLink] = useState<{ range: Range | null; address: string } | null>(null);
  const askLink = () => {
    const selection = document.getSelection();
    const inside = selection?.anchorNode?.parentElement?.closest('a');
    setLink({
      range: selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null,
      address: inside?.getAttribute('href') ?? '',
    });
  };
  const setLinkTo = (address: string) => {
    document.getElementById(target)?.focus();
    const selection = document.getSelection();
    if (link?.range && selection) {
      selection.removeAllRanges();
      selection.addRange(link.range);
    }
    if (address) runCommand('createLink', address);
    else runCommand('unlink');
    setLink(null);
  };
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
              on={states.has(button.command)}
              onClick={() => apply(button.command)}
            >
              <button.Icon fontSize="small" />
            </FormattingButton>
          ))}
          <FormattingButton label={word('link')} onClick={askLink}>
            <LinkIcon fontSize="small" />
          </FormattingButton>
          <FormattingButton label={word('clear')} onClick={() => runCommand('removeFormat')}>
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
      {link && (
        <LinkDialog address={link.address} onSet={setLinkTo} onClose={() => setLink(null)} />
      )}
    </Box>
  );
};
