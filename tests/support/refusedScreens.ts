import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { cacheInView } from './cacheInView.ts';
import { goTo, heading, leave } from './consoleScreen.ts';
import { hold, type Put, showConsole } from './embeddedConsole.tsx';
import { type Refusal, refusingStore } from './refusingStore.ts';

/** How long a page must have stood still to be read, and may take till then, in milliseconds. */
const QUIET = 40;
const PATIENCE = 30_000;

const RAW =
  /resource-exhausted|\bunavailable\b|takes no more for now|Unexpected Application|HttpError|\b(429|503)\b|\[object|\bundefined\b|\w\.(get\w+|count|stream|watch\w+|aggregate)\b/;

const { error, retry } = english.common;

const SAID = { 429: error.quota, 503: error.unreachable };

/** What may stand on a page while its reads are refused, and not once they are answered. */
const EXCUSES: readonly string[] = [
  ...[error.title, error.unreachableHelp, retry, '–', english.system.todo.unasked],
  ...[english.merge.aside.title, english.merge.aside.help],
];

/** Read by the frame around each page: planned sales that are due. It goes on by itself. */
const OF_THE_FRAME = 'sales.getList';

const main = () => document.querySelector('main') ?? document.body;

const isWaiting = () =>
  cacheInView().isFetching() > 0 ||
  document.querySelector(
    '[aria-busy=true], .MuiSkeleton-root, .MuiCircularProgress-indeterminate',
  ) !== null ||
  /Please Wait|Loading…|Adding up…|Looking up /.test(main().textContent ?? '');

/** Waits until the page stands still. @returns whether it did. */
const settled = async (): Promise<boolean> => {
  const begun = performance.now();
  for (let quiet = begun; performance.now() - quiet < QUIET; ) {
    await act(() => new Promise(resolve => setTimeout(resolve, 10)));
    if (isWaiting() || heading() === english.shell.notFound) quiet = performance.now();
    if (performance.now() - begun > PATIENCE) return false;
  }
  return true;
};

/** Every piece of text of the page. */
const wordsOf = (): Set<string> => {
  const walker = document.createTreeWalker(main(), NodeFilter.SHOW_TEXT);
  const words = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    words.add(node.textContent?.trim() ?? '');
  return words;
};

const waysOn = () =>
  [...main().querySelectorAll('button')].filter(({ textContent }) =>
    [retry, english.system.health.again].some(name => name === textContent),
  );

const tryAgain = () => {
  for (const button of waysOn()) if (button.isConnected) fireEvent.click(button);
};

/** Opens a page of which nothing is known yet. */
const open = async (address: string) => {
  await leave();
  cacheInView().clear();
  goTo(address);
};

/** What is wrong with a page in view whose reads are refused. */
const problemsOf = (status: Refusal, undisturbed: ReadonlySet<string>): string[] => {
  const said = wordsOf();
  const whole = [...undisturbed].join('\n');
  const strange = [...said].filter(
    word =>
      !whole.includes(word) &&
      !EXCUSES.includes(word) &&
      !Object.values(SAID).some(excuse => word.includes(excuse)),
  );
  const raw = RAW.exec(document.body.textContent ?? '')?.[0];
  return [
    ...([...said].some(word => word.includes(SAID[status])) ? [] : ['does not say why']),
    ...(waysOn().length > 0 ? [] : ['offers no way on']),
    ...(heading() === '' ? ['has no title'] : []),
    ...(raw === undefined ? [] : [`says ${raw}`]),
    ...strange.map(word => `pretends: ${word}`),
  ];
};

/**
 * Opens addresses one after the other in one console whose store refuses, with 429 and then with 503, and then answers.
 * @returns what is wrong with any of them; nothing where all is well.
 */
export const refusedProblemsAt = async (
  uid: string,
  addresses: readonly string[],
  puts: readonly Put[],
): Promise<string[]> => {
  const link = refusingStore();
  await showConsole(uid, hold(puts), link.between);
  const problems: string[] = [];
  for (const address of addresses) {
    const wrong = (...found: string[]) => problems.push(...found.map(one => `${address} ${one}`));
    await open(address);
    if (!(await settled())) wrong('never stands');
    const undisturbed = wordsOf();
    link.refuse(429);
    link.refusals();
    await open(address);
    let concerned = false;
    for (const status of [429, 503] as const) {
      link.refuse(status);
      tryAgain();
      if (!(await settled())) wrong(`stands still under ${status}`);
      concerned ||= link.refusals().some(what => what !== OF_THE_FRAME);
      if (concerned)
        wrong(...problemsOf(status, undisturbed).map(problem => `${problem} (${status})`));
    }
    link.mend();
    tryAgain();
    await waitFor(() => expect([...undisturbed].filter(word => !wordsOf().has(word))).toEqual([]), {
      timeout: 10_000,
    }).catch(({ message }: Error) => wrong(`does not come back: ${message.slice(0, 300)}`));
  }
  return problems;
};
