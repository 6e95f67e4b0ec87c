import type { Random } from '../../../src/sample-data/random.ts';
import { askedBy } from './asking.ts';
import { pressOf, type Situation, stepFor } from './nextStep.ts';
import type { Control } from './sight/controls.ts';
import type { Step } from './step.ts';

/** One thing to do on the way; null where the page does not offer it now. */
type Part = (situation: Situation, random: Random) => Step | null;

const onControl =
  (isMeant: (control: Control, situation: Situation) => boolean): Part =>
  (situation, random) => {
    const meant = situation.controls.filter(control => isMeant(control, situation));
    return meant.length > 0 ? stepFor(random.pick(meant), random) : null;
  };

const named = (pattern: RegExp) => onControl(({ name }) => pattern.test(name));

const pathOf = ({ href }: Control) => href.replace(/\?.*/, '');

/** Addresses of lists. */
export const LIST = /^\/(all-|users|giveaways|reports|submitted-)[^/]*$/;

const PRODUCTS = '/all-products';

const isLink = (control: Control, place: Control['place']) =>
  control.role === 'link' && control.place === place;

const toList = onControl(control => isLink(control, 'navigation') && LIST.test(pathOf(control)));
const toProducts = onControl(one => isLink(one, 'navigation') && pathOf(one) === PRODUCTS);
const toSameList = onControl(
  (control, { lastList }) => isLink(control, 'navigation') && pathOf(control) === lastList,
);
const record = onControl(control => isLink(control, 'row'));
const search = onControl(({ role, name }) => role === 'textbox' && /^(Search|Suche)/.test(name));
const words = onControl(
  ({ role, place, field, name }) =>
    role === 'textbox' &&
    (place === 'main' || place === 'dialog') &&
    (/title|name|brand|supplier|notes|subject|phone/i.test(field) || /^(Reason|Grund)/.test(name)),
);
const row = onControl(
  ({ role, name }) => role === 'checkbox' && /^(Select|.*auswählen)/.test(name),
);
const decision = onControl(
  control => ['main', 'dialog'].includes(control.place) && askedBy(pressOf(control)) === 'change',
);
const key =
  (name: string): Part =>
  () => ({ kind: 'key', key: name });
const move =
  (kind: 'reload' | 'back'): Part =>
  ({ covered }) =>
    covered ? null : { kind };

const edit = named(/^(Edit|Bearbeiten)$/);
const save = named(/^(Save|Speichern)$/);
const columns = named(/^(Columns|Spalten)/);
const column = onControl(({ role, place }) => role === 'checkbox' && place !== 'main');

/** What people set out to do, each part after the other. */
const ERRANDS: readonly (readonly Part[])[] = [
  [toProducts, record, edit, words, save, toSameList, record],
  [toList, record, edit, words, save, toSameList, record],
  [toList, search, record, move('back')],
  [toProducts, columns, column, key('Escape'), move('reload')],
  [toProducts, row, row, decision, decision, toSameList],
  [toList, record, decision, words, decision, toSameList],
];

/** How likely somebody with nothing begun sets out to do something. */
const BEGUN = 0.5;

/** How likely the next step is the next part of what was begun. */
const GOES_ON = 0.85;

/** How often a part may not be possible before the rest is given up. */
const PATIENCE = 3;

/** What a walk set out to do. */
export interface Errands {
  /** The next step on the way; null where chance decides. */
  next(situation: Situation, random: Random): Step | null;
}

/** Somebody who now and then has something to do, so that a walk also takes the ways that people take. */
export const createErrands = (): Errands => {
  let left: readonly Part[] = [];
  let missed = 0;
  return {
    next: (situation, random) => {
      if (situation.offline || !situation.signedIn) return null;
      const { covered, unsaved } = situation;
      if (left.length === 0 && !covered && !unsaved && random.chance(BEGUN)) {
        left = random.pick(ERRANDS);
        missed = 0;
      }
      if (!random.chance(GOES_ON)) return null;
      const step = left[0]?.(situation, random) ?? null;
      if (step) left = left.slice(1);
      else if (++missed > PATIENCE) left = [];
      return step;
    },
  };
};
