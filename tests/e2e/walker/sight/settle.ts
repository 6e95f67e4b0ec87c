import type { Page, Request } from '@playwright/test';
import { paced } from '../pace.ts';

/** How long a page may show that it is busy, in milliseconds on a machine of its own. */
export const PATIENCE = 10_000;

/** How long nothing may change before a page counts as settled, in milliseconds. */
const QUIET = 200;

/** Runs in the page: what says that something is still to come; without what long work shows of itself. */
const waitingFor = () => {
  const marks = [
    '.MuiSkeleton-root',
    '[aria-busy=true]',
    '.MuiCircularProgress-indeterminate',
    'main .MuiLinearProgress-indeterminate',
    '.MuiButton-loading',
  ].join(', ');
  const found = [...document.querySelectorAll(marks)].filter(element => element.checkVisibility());
  return found.map(element => {
    const said =
      element.closest('[role=status]')?.textContent ?? element.getAttribute('aria-label');
    return `${String(element.getAttribute('class')).split(' ')[0]} ${said ?? ''}`.trim();
  });
};

/** Runs in the page: resolves once nothing changed for a while, or after ten times that. */
const quiet = (milliseconds: number) =>
  new Promise<void>(resolve => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      clearTimeout(limit);
      resolve();
    };
    let timer = setTimeout(done, milliseconds);
    const limit = setTimeout(done, milliseconds * 10);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, milliseconds);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** Code that pages are fetching: until it is there, the page before stays as it is. */
const fetching = new WeakMap<Page, Set<Request>>();

const codeOf = (page: Page): ReadonlySet<Request> => {
  const known = fetching.get(page);
  if (known) return known;
  const begun = new Set<Request>();
  fetching.set(page, begun);
  page.on('request', request => request.resourceType() === 'script' && begun.add(request));
  page.on('requestfinished', request => begun.delete(request));
  page.on('requestfailed', request => begun.delete(request));
  // Of what a new document gave up not every end is told.
  page.on('domcontentloaded', () => begun.clear());
  return begun;
};

/**
 * Waits until a page shows what it has.
 * @returns what it still waits for when patience ends; empty where it settled.
 */
export const settle = async (page: Page, patience = paced(PATIENCE)): Promise<string[]> => {
  const until = Date.now() + patience;
  const code = codeOf(page);
  for (;;) {
    try {
      await page.evaluate(quiet, paced(QUIET));
      const waiting = await page.evaluate(waitingFor);
      for (const request of code) waiting.push(request.url());
      if (waiting.length === 0 || Date.now() > until) return waiting;
    } catch (error) {
      // The page was left while it was asked.
      if (Date.now() > until || page.isClosed()) throw error;
      await page.waitForLoadState('domcontentloaded').catch(() => undefined);
    }
  }
};
