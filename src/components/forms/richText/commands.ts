/** What the formatting bar can do to the selected text. */
export type EditCommand =
  | 'bold'
  | 'italic'
  | 'formatBlock'
  | 'insertUnorderedList'
  | 'insertOrderedList'
  | 'createLink'
  | 'unlink'
  | 'removeFormat'
  | 'insertHTML'
  | 'insertText'
  | 'defaultParagraphSeparator'
  | 'styleWithCSS';

/**
 * Changes the selected text. `execCommand` is marked as deprecated, yet it is the only way of
 * editing that every browser keeps in its own undo history, and no successor exists.
 */
export const runCommand = (command: EditCommand, value?: string): void => {
  document.execCommand(command, false, value);
};

/** Whether the selected text has what `command` gives; for `formatBlock`, whether it is a heading. */
export const commandState = (command: EditCommand): boolean => {
  if (command !== 'formatBlock') return document.queryCommandState(command);
  return /^h\d$/i.test(document.queryCommandValue(command));
};
