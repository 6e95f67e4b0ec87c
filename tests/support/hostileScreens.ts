import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { session } from '@/i18n/en/session.ts';
import { goTo, heading, leave } from './consoleScreen.ts';
import { showConsole } from './embeddedConsole.tsx';
import { hostileCorpus } from './hostileCorpus.ts';

/** A loaded machine needs seconds for a form of hostile texts. */
const PATIENCE = { timeout: 30_000 };

const complaints: string[] = [];

/** What has to stand before each of the tests here: nothing is asked of a network, what is complained of is kept. */
export const prepareHostile = () => {
  complaints.length = 0;
  localStorage.clear();
  window.history.replaceState(null, '', '/not-found');
  window.scrollTo = () => {};
  // Nothing is laid out here, and jsdom matches every rule of the theme for each that is asked about.
  const { style } = document.createElement('div');
  Object.assign(style, { width: '800px', height: '600px' });
  vi.stubGlobal('getComputedStyle', () => style);
  const [addListener, removeListener] = [() => {}, () => {}];
  const events = {
    addListener,
    removeListener,
    addEventListener: addListener,
    removeEventListener: removeListener,
  };
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, ...events }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network in tests')));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    const complaint = words.map(String).join(' ');
    // What is not there, or not to be had without a network, is shown as missing and noted down.
    if (!/^HttpError: .* does not exist$|^No exchange rates/s.test(complaint))
      complaints.push(complaint.slice(0, 600));
  });
};

const isWaiting = () =>
  document.querySelector('[aria-busy=true], .MuiSkeleton-root') !== null ||
  screen.queryByText(session.pleaseWait) !== null;

/** Opens a page and waits until it stands. */
const open = async (address: string) => {
  goTo(address);
  await waitFor(() => {
    expect(heading()).not.toBe('');
    expect(heading()).not.toBe(english.shell.notFound);
    expect(isWaiting(), 'still loading').toBe(false);
  }, PATIENCE);
};

/** What no screen may hold, whatever is stored. */
const lookFor = (address: string) => {
  const text = document.body.textContent ?? '';
  const seen = [
    [/\[object \w+\]/, 'an object as text'],
    [
      /Something went wrong|Unexpected|could not be loaded|Cannot read|is not a function|Invalid time/,
      'an error',
    ],
    [/\bNaN\b|Invalid Date|undefined/, 'what is no value'],
  ] as const;
  const problems = seen.flatMap(([pattern, what]) => {
    const found = pattern.exec(text);
    return found
      ? [`${what}: …${text.slice(Math.max(0, found.index - 60), found.index + 60)}…`]
      : [];
  });
  if (document.querySelector('[href^="javascript:" i], script:not([type])'))
    problems.push('a script');
  return [...problems, ...complaints.splice(0)].map(problem => `${address} ${problem}`);
};

/**
 * Opens addresses one after the other in one console over hostile records.
 * @param uid who looks: `admin` or `owner`.
 * @returns what is wrong with any of them; nothing where all is well.
 */
export const problemsAt = async (
  uid: 'admin' | 'owner',
  addresses: readonly string[],
): Promise<string[]> => {
  const problems: string[] = [];
  await showConsole(uid, hostileCorpus());
  for (const address of addresses) {
    await leave();
    await open(address).catch((error: Error) =>
      problems.push(`${address} ${error.message.split('\n')[0]}, heading ${heading()}`),
    );
    problems.push(...lookFor(address));
  }
  return problems;
};
