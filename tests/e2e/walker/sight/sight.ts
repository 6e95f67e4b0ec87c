import type { Page } from '@playwright/test';
import { PWNED } from '../../../support/hostileStrings.ts';

/** A table or a list of cards: its heads, and each row with the address it leads to. */
export interface ShownList {
  name: string;
  rows: { href: string; cells: { head: string; text: string; time: string }[] }[];
}

/** What is on the screen. */
export interface Sight {
  /** Path and search. */
  address: string;
  title: string;
  /** The language on the screen: it can be changed on the way. */
  language: 'en' | 'de';
  headings: string[];
  lists: ShownList[];
  /** Names and values of definition lists, by the heading of their section. */
  facts: { name: string; value: string; time: string }[];
  /** Fields of forms, by the name they are sent under. */
  fields: { name: string; value: string }[];
  /** Where in a list one is, and such: what is said politely. */
  statuses: string[];
  tabs: string[];
  /** The tab that is chosen; empty where there is none. */
  tab: string;
  images: string[];
  /** Whether a dialog or a menu is open. */
  covered: boolean;
  /** Whether a hostile text has been run. */
  attacked: boolean;
  /** Every text, each by itself, and those that only screen readers say. */
  texts: string[];
}

/** Runs in the page. */
const look = (mark: string): Sight => {
  const squash = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) => element.checkVisibility();
  const main = document.querySelector('main') ?? document.body;
  const all = (selector: string, within: Element = main) =>
    [...within.querySelectorAll(selector)].filter(isShown);
  const timeIn = (element: Element) => element.querySelector('time')?.dateTime ?? '';
  const hrefIn = (element: Element) => {
    const link = element.querySelector('a[href]');
    return link?.getAttribute('href') ?? '';
  };
  // What is being typed into a cell is not stored yet.
  const isEdited = (cell: Element) =>
    cell.querySelector('select, textarea, input:not([type=checkbox], [type=radio])') !== null;
  const tables = all('table').map(table => {
    const heads = [...table.querySelectorAll('thead th')];
    return {
      name: table.getAttribute('aria-label') ?? '',
      rows: [...table.querySelectorAll('tbody tr')].map(row => ({
        href: hrefIn(row),
        cells: [...row.children].flatMap((cell, index) =>
          isEdited(cell)
            ? []
            : [
                {
                  head: squash(heads[index]?.textContent),
                  text: squash(cell.textContent),
                  time: timeIn(cell),
                },
              ],
        ),
      })),
    };
  });
  const factsOf = (terms: Element[]) =>
    terms.flatMap(term => {
      const value = term.nextElementSibling;
      if (value && isEdited(value)) return [];
      const time = value ? timeIn(value) : '';
      return [{ name: squash(term.textContent), value: squash(value?.textContent), time }];
    });
  const cards = all('ul[aria-label]').map(list => ({
    name: list.getAttribute('aria-label') ?? '',
    rows: [...list.children].map(card => ({
      href: hrefIn(card),
      cells: factsOf([...card.querySelectorAll('dt')]).map(({ name, value, time }) => ({
        ...{ head: name, text: value, time },
      })),
    })),
  }));
  const texts = new Set([document.title.split(' · ')[0] ?? '']);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const owner = walker.currentNode.parentElement;
    if (!owner || owner.closest('script, style, noscript')) continue;
    texts.add(squash(walker.currentNode.nodeValue));
    // One sentence is often several text nodes.
    if (owner.textContent.length < 500) texts.add(squash(owner.textContent));
  }
  for (const element of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
      texts.add(squash(element.getAttribute(name)));
  texts.delete('');
  return {
    address: location.pathname + location.search,
    title: document.title,
    language: document.documentElement.lang === 'de' ? 'de' : 'en',
    headings: all('h1, h2').map(heading => squash(heading.textContent)),
    lists: [...tables, ...cards].filter(({ rows }) => rows.length > 0),
    facts: factsOf(
      all('dl > div > dt, dl > dt', document.body).filter(
        term => !term.closest('ul[aria-label], table'),
      ),
    ),
    fields: all('input[name], textarea[name]').flatMap(field =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        ? [{ name: field.name, value: field.value }]
        : [],
    ),
    statuses: all('[role=status]').map(status => squash(status.textContent)),
    tabs: all('[role=tab]').map(tab => squash(tab.textContent)),
    tab: squash(all('[role=tab][aria-selected=true]')[0]?.textContent),
    images: [...document.querySelectorAll('header img')].map(
      image => image.getAttribute('alt') ?? '',
    ),
    covered:
      [...document.querySelectorAll('[aria-modal=true], .MuiPopover-root, .MuiModal-root')].filter(
        element => isShown(element.querySelector('.MuiPaper-root') ?? element),
      ).length > 0,
    attacked: mark in window,
    texts: [...texts],
  };
};

/** What is on the screen. */
export const sightOf = (page: Page): Promise<Sight> => page.evaluate(look, PWNED);
