import type { BrowserContext, ElementHandle, Page } from '@playwright/test';
import { enter } from '../begin.ts';
import { paced } from '../pace.ts';
import { findTarget } from '../sight/controls.ts';
import type { Step, Target } from '../step.ts';
import type { Tabs } from '../tabs.ts';
import type { Walker } from '../walker.ts';
import { fileNamed } from './files.ts';

/** How long a control may be out of reach, in milliseconds: as long as a message in passing covers it. */
const REACH = 9000;

/** How long one attempt takes, in milliseconds. */
const TRY = 2000;

/** What a step is done with. */
export interface Hands {
  context: BrowserContext;
  tabs: Tabs;
  walker: Walker;
  /** Whether there is no network now. */
  offline: boolean;
}

/** Steps that load a page: the browser itself refuses them without a network. */
const LOADS: readonly Step['kind'][] = ['open', 'reload', 'newTab', 'signIn'];

/** What became of a step: done, not possible on this page, or something stood in its way. */
export type Done = 'done' | 'impossible' | { blocked: string };

/** Does something with a control; what opened over it meanwhile, or took it away, makes it impossible. */
const onTarget = async (
  page: Page,
  target: Target,
  act: (element: ElementHandle, timeout: number) => Promise<unknown>,
): Promise<Done> => {
  const until = Date.now() + paced(REACH);
  let told = '';
  do {
    const element = await findTarget(page, target);
    if (!element) return 'impossible';
    try {
      await act(element, TRY);
      return 'done';
    } catch (error) {
      told = error instanceof Error ? error.message : String(error);
    }
  } while (Date.now() < until);
  const [cover] = /<[^>]+>.*intercepts pointer events/.exec(told) ?? [];
  return { blocked: (cover ?? told).slice(0, 300) };
};

const go = async (page: Page, where: 'goBack' | 'goForward'): Promise<Done> => {
  const length = await page.evaluate(() => history.length);
  const before = page.url();
  await page[where]({ timeout: REACH, waitUntil: 'commit' }).catch(() => null);
  // Nothing of the console lies before its first page.
  if (!page.url().startsWith('http') || page.url().endsWith('.svg')) await page.goto(before);
  return length > 1 ? 'done' : 'impossible';
};

/** Closes windows that the console opened by itself: nobody walks on there. */
const closeOthers = async (context: BrowserContext, tabs: Tabs) => {
  for (const page of context.pages()) if (!tabs.has(page)) await page.close();
};

/** Does one step in the tab in front. */
export const perform = async (
  step: Step,
  { context, tabs, walker, offline }: Hands,
): Promise<Done> => {
  if (offline && LOADS.includes(step.kind)) return 'impossible';
  const tab = tabs.current();
  const { page } = tab;
  switch (step.kind) {
    case 'open':
      await page.goto(step.path);
      tab.behind.clear();
      return 'done';
    case 'press': {
      // A finger does not rest where it pressed: a message that comes up there is not held open.
      const press = walker.viewport === 'phone' ? 'tap' : 'click';
      const done = await onTarget(page, step.target, (element, timeout) =>
        element[press]({ timeout }),
      );
      await closeOthers(context, tabs);
      return done;
    }
    case 'fill':
      return onTarget(page, step.target, (element, timeout) =>
        element.fill(step.value, { timeout }),
      );
    case 'choose':
      return onTarget(page, step.target, (element, timeout) =>
        element.selectOption(step.value, { timeout }),
      );
    case 'upload':
      return onTarget(page, step.target, element => element.setInputFiles(fileNamed(step.file)));
    case 'key':
      await page.keyboard.press(step.key);
      return 'done';
    case 'signIn':
      await enter(page, walker, '/');
      tab.behind.clear();
      return 'done';
    case 'back':
      return go(page, 'goBack');
    case 'forward':
      return go(page, 'goForward');
    case 'reload':
      await page.reload();
      tab.behind.clear();
      return 'done';
    case 'newTab': {
      const { pathname, search } = new URL(page.url());
      const opened = await tabs.open(context);
      await opened.goto(pathname + search);
      return 'done';
    }
    case 'otherTab':
      await tabs.next();
      return 'done';
    case 'closeTab':
      await tabs.close();
      return 'done';
    case 'offline':
    case 'online':
      await context.setOffline(step.kind === 'offline');
      return 'done';
  }
};
