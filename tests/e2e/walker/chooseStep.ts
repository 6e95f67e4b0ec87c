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

/** How often each kind of step was taken on each kind of page. */
export type Memory = Map<string, number>;

type Group = 'row' | 'navigation' | 'field' | 'commit' | 'menu' | 'tick' | 'button' | 'file';

/** A form's page; with nothing unsaved in it, the work there is mostly done. */
const FORM = /\/edit-/;

/** How much likelier it is to look at a list again where one was, than at any other page. */
const RETURN = 12;

const TICKED = ['checkbox', 'radio', 'switch'];
const TYPED = ['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox'];

const SIGNS_OUT = /^(Logout|Sign out|Abmelden)$/;

const pressOf = ({ role, name, nth }: Control): Step => ({
  kind: 'press',
  target: { role, name, nth },
});

const groupOf = (control: Control): Group => {
  if (control.role === 'file') return 'file';
  if (control.place === 'menu') return 'menu';
  if (control.place === 'row') return 'row';
  if (TICKED.includes(control.role)) return 'tick';
  if (TYPED.includes(control.role)) return 'field';
  if (control.place === 'navigation' && !SIGNS_OUT.test(control.name)) return 'navigation';
  return askedBy(pressOf(control)) === 'nothing' ? 'button' : 'commit';
};

type Mood = 'unsaved' | 'covered' | 'done' | 'calm';

/** How likely each group is, by what is going on: what was begun is mostly finished. */
const GROUP_WEIGHTS: Record<Mood, Record<Group, number>> = {
  unsaved: { row: 1, navigation: 1, field: 4, commit: 6, menu: 4, tick: 1, button: 1.5, file: 0.3 },
  covered: { row: 1, navigation: 1, field: 4, commit: 4, menu: 8, tick: 2, button: 2.5, file: 1 },
  done: { row: 2, navigation: 9, field: 6, commit: 1, menu: 4, tick: 1, button: 2, file: 0.3 },
  calm: { row: 6, navigation: 4, field: 3, commit: 2, menu: 4, tick: 1.5, button: 4, file: 0.4 },
};

/** What leads to where the work is, and is done more often. */
const OFTEN: readonly [RegExp, number][] = [
  [/^(Edit|Bearbeiten)$/, 5],
  [/^(Save|Speichern|Submit|Absenden)$/, 3],
];

/** What is seldom done, because what follows takes long or ends everything else. */
const SELDOM: readonly [RegExp, number][] = [
  [SIGNS_OUT, 0.1],
  [/^(Reset sample data|Beispieldaten zurücksetzen)/, 0.05],
  [/^(English|Deutsch)$/, 0.1],
];

/** The same control on pages of the same kind; digits and ids aside. */
const keyOf = (control: Control, address: string) => {
  const page = address.replace(/\?.*/, '').replace(/\/[^/]*\d[^/]*/g, '/#');
  return control.place === 'row'
    ? `${page} row`
    : `${page} ${control.role} ${control.name.replace(/\d+/g, '#')}`;
};

const pickWeighted = <T>(from: readonly (readonly [T, number])[], random: Random): T | null => {
  const total = from.reduce((sum, [, weight]) => sum + weight, 0);
  let left = random.next() * total;
  for (const [one, weight] of from) {
    left -= weight;
    if (left < 0) return one;
  }
  return from.at(-1)?.[0] ?? null;
};

const FILES = { table: ['shopify-legacy.csv', 'wix-v1.csv'], picture: ['picture.png'] } as const;

const stepFor = (control: Control, random: Random): Step => {
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

/** What can be done whatever the page holds, each with how likely it is. */
const elsewhere = (situation: Situation, random: Random): [Step, number][] => {
  const { covered, offline, tabs, unsaved, signedIn, canSignIn, addresses } = situation;
  // Elsewhere may be a page that would have to be loaded.
  if (offline) return [[{ kind: 'online' }, 9]];
  if (!signedIn && canSignIn) return [[{ kind: 'signIn' }, 12]];
  if (covered) return [[{ kind: 'key', key: 'Escape' }, 2.5]];
  const steps: [Step, number][] = [
    [{ kind: 'back' }, 0.9],
    [{ kind: 'forward' }, 0.3],
  ];
  steps.push([{ kind: 'reload' }, 0.3], [{ kind: 'offline' }, 0.25]);
  if (tabs > 1) steps.push([{ kind: 'otherTab' }, 1.2], [{ kind: 'closeTab' }, 0.6]);
  else steps.push([{ kind: 'newTab' }, 0.2]);
  if (signedIn) steps.push([{ kind: 'key', key: 'Control+K' }, 0.3]);
  if (addresses.length > 0 && !unsaved)
    steps.push([{ kind: 'open', path: random.pick(addresses) }, 0.4]);
  return steps;
};

const moodOf = ({ covered, unsaved, address }: Situation): Mood => {
  if (covered) return 'covered';
  if (unsaved) return 'unsaved';
  return FORM.test(address) ? 'done' : 'calm';
};

/** How likely a control is among those of its group. */
const weightOf = (control: Control, { address, lastList }: Situation, memory: Memory): number => {
  const used = memory.get(keyOf(control, address)) ?? 0;
  const { name, href, place } = control;
  const seldom = SELDOM.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
  const often = OFTEN.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
  const returns = place === 'navigation' && lastList !== null && href === lastList ? RETURN : 1;
  return (seldom * often * returns) / (1 + used) ** 1.5;
};

/** Decides on the next step; what was done less often before is more likely. Adds it to the memory. */
export const chooseStep = (situation: Situation, memory: Memory, random: Random): Step => {
  const { controls, address } = situation;
  const weights = GROUP_WEIGHTS[moodOf(situation)];
  const groups = new Map<Group, Control[]>();
  for (const control of controls) {
    if (control.href === 'elsewhere' || control.href.includes('#')) continue;
    const group = groupOf(control);
    groups.set(group, [...(groups.get(group) ?? []), control]);
  }
  const others = elsewhere(situation, random);
  const kinds: (readonly [Group | 'elsewhere', number])[] = [
    ...[...groups.keys()].map(group => [group, weights[group]] as const),
    ['elsewhere', others.reduce((sum, [, weight]) => sum + weight, 0)],
  ];
  const kind = pickWeighted(kinds, random);
  const candidates = kind === 'elsewhere' || kind === null ? [] : (groups.get(kind) ?? []);
  const control = pickWeighted(
    candidates.map(one => [one, weightOf(one, situation, memory)] as const),
    random,
  );
  if (!control) return pickWeighted(others, random) ?? { kind: 'reload' };
  const key = keyOf(control, address);
  memory.set(key, (memory.get(key) ?? 0) + 1);
  return stepFor(control, random);
};
