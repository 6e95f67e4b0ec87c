import type { DialogProps } from '@mui/material/Dialog';

/**
 * Closes a dialog by Escape and its own buttons, not by a click beside it: that takes away what was
 * typed, and the second click of a double one lands there.
 */
export const byEscape =
  (close: () => void): DialogProps['onClose'] =>
  (_, reason) => {
    if (reason === 'escapeKeyDown') close();
  };
