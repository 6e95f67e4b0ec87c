import type { Situation } from '../nextStep.ts';
import type { Control } from './controls.ts';

/** A button of a page, or what is given of another control: for tests of what a walker decides. */
export const aControl = (given: Partial<Control>): Control => ({
  ...{ role: 'button', name: '', nth: 0, href: '', place: 'main', field: '' },
  ...{ inputMode: '', options: [], accept: '' },
  ...given,
});

/** Somebody signed in who has one tab and nothing begun, but for what is given. */
export const aSituation = (given: Partial<Situation>): Situation => ({
  ...{ controls: [], address: '/', covered: false, unsaved: false, signedIn: true },
  ...{ canSignIn: true, offline: false, lastList: null, tabs: 1, addresses: [] },
  ...given,
});
