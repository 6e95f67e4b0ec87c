import type { Random } from '../../../src/sample-data/random.ts';
import { askedBy } from './asking.ts';
import type { Control } from './sight/controls.ts';
import type { Step } from './step.ts';
import { valueFor } from './values.ts';

/** What a walker sees before the next step. */
export interface Situation {
  controls: readonly Control[];
  /** Path and search of the page. */
  address: string;
  /** Whether a dialog or a menu is open. */
  covered: boolean;
  /** Whether a form holds changes. */
  unsaved: boolean;
  /** Whether there is the console, not the sign-in page. */
  signedIn: boolean;
  /** Whether the walk began signed in, and so can go on. */
  canSignIn: boolean;
  offline: boolean;
  /** The path of the list that was seen last, whose rows may be remembered; null for none. */
  lastList: string | null;
  tabs: number;
  /** Addresses worth opening at will. */
  addresses: readonly string[];
}

/** Kinds of controls, by what they are for. */
export type Group = 'row' | 'navigation' | 'field' | 'commit' | 'menu' | 'tick' | 'button' | 'file';

const TICKED = ['checkbox', 'radio', 'switch'];
const TYPED = ['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox'];

/** What ends a session. */
export const SIGNS_OUT = /^(Logout|Sign out|Abmelden)$/;

/** Presses a control. */
export const pressOf = ({ role, name, nth }: Control): Step => ({
  kind: 'press',
  target: { role, name, nth },
});

/** What a control is for. */
export const groupOf = (control: Control): Group => {
  if (control.role === 'file') return 'file';
  if (control.place === 'menu') return 'menu';
  if (control.place === 'row') return 'row';
  if (TICKED.includes(control.role)) return 'tick';
  if (TYPED.includes(control.role)) return 'field';
  if (control.place === 'navigation' && !SIGNS_OUT.test(control.name)) return 'navigation';
  return askedBy(pressOf(control)) === 'nothing' ? 'button' : 'commit';
};

const FILES = { table: ['shopify-legacy.csv', 'wix-v1.csv'], picture: ['picture.png'] } as const;

/** What is done with a control. */
export const stepFor = (control: Control, random: Random): Step => {
  const { role, name, nth, options, accept } = control;
  const target = { role, name, nth };
  if (role === 'file') {
    const file = random.pick(/csv/.test(accept) ? FILES.table : FILES.picture);
    return { kind: 'upload', target, file };
  }
  if (options.length > 0) return { kind: 'choose', target, value: random.pick(options) };
  const opens = role === 'combobox' && control.field === '' && control.inputMode === '';
  if (groupOf(control) === 'field' && !opens)
    return { kind: 'fill', target, value: valueFor(control, random) };
  return { kind: 'press', target };
};
