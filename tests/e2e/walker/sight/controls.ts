import type { Page } from '@playwright/test';
import type { Target } from '../step.ts';

/** Something on the page that can be pressed or filled in. */
export interface Control extends Target {
  /** Address that a link leads to, below the origin; empty for everything else. */
  href: string;
  /** Part of the page that it is in. */
  place: 'row' | 'navigation' | 'banner' | 'main' | 'dialog' | 'menu' | 'notice';
  /** Name of the field, and its kind of keyboard. */
  field: string;
  inputMode: string;
  /** What can be chosen in a native list. */
  options: string[];
  accept: string;
}

/**
 * Runs in the page. Lists what a person can reach now: where a dialog or a menu is open, only what
 * is in it. Given a target, it also finds that element.
 */
const survey = (wanted: Target | null) => {
  const squash = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const modals = [
    ...document.querySelectorAll(
      '[role=dialog][aria-modal=true], .MuiModal-root, .MuiPopover-root',
    ),
  ].filter(element => isShown(element.querySelector('.MuiPaper-root') ?? element));
  const popper = [...document.querySelectorAll('.MuiAutocomplete-popper')].filter(isShown).at(-1);
  const root = modals.at(-1) ?? document.body;
  const selector = [
    'a[href]',
    'button',
    'input',
    'textarea',
    'select',
    '[contenteditable=true]',
    '[role=tab]',
    '[role=option]',
    '[role=menuitem]',
    '[role=menuitemradio]',
    '[role=menuitemcheckbox]',
    '[role=combobox]',
  ].join(', ');
  const roleOf = (element: Element) => {
    const given = element.getAttribute('role');
    if (given) return given;
    if (element instanceof HTMLAnchorElement) return 'link';
    if (element instanceof HTMLButtonElement) return 'button';
    if (element instanceof HTMLSelectElement) return 'listbox';
    if (element instanceof HTMLInputElement) {
      if (['checkbox', 'radio', 'file'].includes(element.type)) return element.type;
      if (['submit', 'button'].includes(element.type)) return 'button';
    }
    return 'textbox';
  };
  const labelOf = (element: Element) => {
    if (!('labels' in element)) return '';
    const labels = element.labels;
    return labels instanceof NodeList
      ? squash([...labels].map(one => one.textContent).join(' '))
      : '';
  };
  const nameOf = (element: Element) => {
    const by = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent)
      .join(' ');
    const own = element instanceof HTMLInputElement ? '' : squash(element.textContent);
    return [
      squash(element.getAttribute('aria-label')),
      squash(by),
      labelOf(element),
      element.getAttribute('role') === 'combobox' ? '' : own,
      squash(element.getAttribute('placeholder')),
      squash(element.getAttribute('title')),
    ].find(Boolean);
  };
  const placeOf = (element: Element) => {
    if (element.closest('[role=menu], [role=listbox], .MuiAutocomplete-popper')) return 'menu';
    if (element.closest('[role=dialog]')) return 'dialog';
    if (element.closest('nav')) return 'navigation';
    if (element.closest('header, [role=banner]')) return 'banner';
    const row = element.closest('main table tbody tr, main ul[aria-label] > li');
    if (row && element instanceof HTMLAnchorElement) return 'row';
    return element.closest('main') ? 'main' : 'notice';
  };
  const isHidden = (element: Element) =>
    element.closest('[aria-hidden=true], [inert]') !== null ||
    (element.getAttribute('type') !== 'file' && !isShown(element));
  // What lies over the page until it is closed: a record beside its list, the navigation unfolded,
  // the choices of a field that is being filled in.
  const over = [...document.querySelectorAll('[role=dialog]:not([aria-modal=true]), nav')]
    .filter(isShown)
    .concat(popper ?? []);
  const isCovered = (element: Element) => {
    if (popper?.contains(element) || over.some(one => one.contains(element))) return false;
    const under = element.getBoundingClientRect();
    return over.some(one => {
      const box = one.getBoundingClientRect();
      // The navigation stays where the page is scrolled: whatever the page has left of its edge comes to lie under it.
      const isBelow =
        under.bottom > box.top || (one.matches('nav') && element.closest('main') !== null);
      return under.right > box.left && under.left < box.right && isBelow;
    });
  };
  const isOff = (element: Element) =>
    element.matches(':disabled, [aria-disabled=true], [readonly], .Mui-disabled');
  const elements = [...root.querySelectorAll(selector)].concat(
    popper && !root.contains(popper) ? [...popper.querySelectorAll('[role=option]')] : [],
  );
  const seen = new Map<string, number>();
  const controls: Control[] = [];
  let found: Element | null = null;
  for (const element of elements) {
    if (isHidden(element) || isOff(element) || isCovered(element)) continue;
    const role = roleOf(element);
    const name = (nameOf(element) ?? '').slice(0, 120);
    const key = `${role} ${name}`;
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    if (wanted && wanted.role === role && wanted.name === name && wanted.nth >= nth)
      found = element;
    const link = element instanceof HTMLAnchorElement ? new URL(element.href) : null;
    const isOurs = link?.origin === location.origin && element.getAttribute('target') !== '_blank';
    controls.push({
      ...{ role, name, nth },
      href: isOurs && link ? link.pathname + link.search + link.hash : link ? 'elsewhere' : '',
      place: placeOf(element),
      field: element.getAttribute('name') ?? '',
      inputMode: element.getAttribute('inputmode') ?? element.getAttribute('type') ?? '',
      options:
        element instanceof HTMLSelectElement
          ? [...element.options].flatMap(({ value, disabled }) => (disabled ? [] : value))
          : [],
      accept: element.getAttribute('accept') ?? '',
    });
  }
  return { controls, found };
};

/** What a person can reach on the page now. */
export const controlsOn = async (page: Page): Promise<Control[]> =>
  (await page.evaluate(survey, null)).controls;

/** The element of a target; null where the page has none now. */
export const findTarget = async (page: Page, target: Target) => {
  const result = await page.evaluateHandle(survey, target);
  return (await result.getProperty('found')).asElement();
};
