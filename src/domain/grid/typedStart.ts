/** A key that is pressed on a cell. */
export interface TypedKey {
  key: string;
  alt: boolean;
  /** Ctrl, or Cmd on a Mac. */
  ctrl: boolean;
  /** AltGr, which Windows tells as Ctrl and Alt at once. */
  altGraph: boolean;
}

/** Keys whose letters come later: of an input method, and accents that wait for their letter. */
const LATER: readonly string[] = ['Process', 'Dead'];

/**
 * What a key begins a cell's new text with. Source of the names: UI Events KeyboardEvent key Values.
 * @returns the letter, nothing yet where it comes later, or null where the key types nothing.
 */
export const typedStart = ({ key, alt, ctrl, altGraph }: TypedKey): string | null => {
  if (altGraph) return [...key].length === 1 ? key : null;
  if (ctrl) return null;
  if (LATER.includes(key)) return '';
  if ([...key].length !== 1) return null;
  // Option types signs on a Mac; with a letter or a number Alt is the browser's.
  return alt && /[a-z0-9]/i.test(key) ? null : key;
};
