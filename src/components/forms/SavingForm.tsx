import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { keepEnter } from './keepEnter.ts';

/**
 * The form of everything that is stored: its button and the save shortcut save it, Enter in a line
 * of text does not, so that nobody changes what customers see by finishing a word.
 */
export const SavingForm = (props: {
  onSave: () => void;
  /** The form's element, where it is needed outside. */
  element?: RefObject<HTMLFormElement | null>;
  sx?: SxProps<Theme>;
  children: ReactNode;
}) => {
  const { onSave, sx, children } = props;
  const own = useRef<HTMLFormElement>(null);
  const element = props.element ?? own;
  useShortcut('save', onSave, { within: element });
  return (
    <Box
      component="form"
      ref={element}
      noValidate
      sx={sx}
      onKeyDown={keepEnter}
      onSubmit={event => {
        event.preventDefault();
        // A dialog's form is within the page's form to React, though not to the reader.
        event.stopPropagation();
        onSave();
      }}
    >
      {children}
    </Box>
  );
};
