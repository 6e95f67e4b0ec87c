import type { Random } from '../../../src/sample-data/random.ts';
import type { Errands } from './errands.ts';
import { type Group, groupOf, SIGNS_OUT, type Situation, stepFor } from './nextStep.ts';
import type { Control } from './sight/controls.ts';
import type { Step } from './step.ts';

/** How often each kind of step was taken on each kind of page. */
export type Memory = Map<string, number>;

/** What somebody has done and set out to do. */
export interface Habits {
  memory: Memory;
  errands: Errands;
}

/** A form's page; with nothing unsaved in it, the work there is mostly done. */
const FORM = /\/edit-/;

/** How much likelier it is to look at a list again where one was, than at any other page. */
const RETURN = 12;

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

/** Decides on the next step: what was set out to do, else what was done less often before is more likely. Adds it to the memory. */
export const chooseStep = (
  situation: Situation,
  { memory, errands }: Habits,
  random: Random,
): Step => {
  const errand = errands.next(situation, random);
  if (errand) return errand;
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
