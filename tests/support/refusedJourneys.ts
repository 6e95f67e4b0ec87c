import { act, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast';
import { expect } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { goTo, leave } from './consoleScreen.ts';
import { PATIENCE, press, text } from './pressing.ts';
import type { Refusal, RefusingStore } from './refusingStore.ts';
import type { Journey } from './writeJourneys.ts';

/** What is said of an act, and of a form, that was refused. */
export const SAID: Record<Refusal, RegExp> = {
  429: /Nothing was (changed|saved)|as before/,
  503: /The server (cannot be reached|did not answer)/,
};

const pause = (ms: number) => act(() => new Promise(resolve => setTimeout(resolve, ms)));

const openJourney = async (link: RefusingStore, { address, begin, typed }: Journey) => {
  await leave();
  goTo(address);
  await begin();
  // Whatever the page still reads must not take it away.
  await pause(150);
  if (typed !== undefined) await screen.findAllByDisplayValue(typed, {}, PATIENCE);
  link.commits();
};

const refuseJourney = async (link: RefusingStore, journey: Journey, what: 'all' | 'commits') => {
  const { save, typed, kept, said = SAID } = journey;
  for (const status of [429, 503] as const) {
    link.refuse(status, what);
    toast.remove();
    await press(save);
    if (what === 'commits')
      await waitFor(() => expect(link.commits().refused).toBeGreaterThan(0), PATIENCE);
    await waitFor(() => expect(text()).toMatch(said[status]), { timeout: 5000 });
    if (status === 429) expect(text()).toContain(english.common.error.quota);
    if (typed !== undefined) expect(screen.getAllByDisplayValue(typed).length).toBeGreaterThan(0);
    if (kept !== undefined) expect(text()).toMatch(kept);
  }
};

/** Testing Library adds the whole page to what is wrong. */
const problemOf = (name: string, error: unknown) =>
  `${name}: ${error instanceof Error ? error.message.split('\nIgnored nodes')[0] : error}`;

/**
 * Opens journeys one after the other, presses what writes under 429 and under 503, and once more when it is over.
 * @param what what is refused: commits only, or reads as well, which the writes may begin with.
 * @returns what is wrong with any of them: nothing said, something lost, or written more than once.
 */
export const problemsWhileRefused = async (
  link: RefusingStore,
  journeys: readonly Journey[],
  what: 'all' | 'commits' = 'commits',
): Promise<string[]> => {
  const problems: string[] = [];
  for (const journey of journeys) {
    const { name, save } = journey;
    try {
      await openJourney(link, journey);
      await refuseJourney(link, journey, what);
      link.mend();
      await press(save);
      let passed = 0;
      await waitFor(() => {
        passed += link.commits().passed;
        expect(passed).toBe(1);
      }, PATIENCE);
      await pause(100);
      expect(link.commits(), 'once').toEqual({ passed: 0, refused: 0 });
    } catch (error) {
      link.mend();
      problems.push(problemOf(name, error));
    }
  }
  return problems;
};

const UNANSWERED = /The server (cannot be reached|did not answer)|No answer came/;

/** Hears what is said in passing as well: a busy machine may look too late for a message that goes by itself. */
const listen = () => {
  const said = new Set<string>();
  const hear = new MutationObserver(() => said.add(text()));
  hear.observe(document.body, { subtree: true, childList: true, characterData: true });
  return {
    said: () => [...said].join('\n'),
    forget: () => said.clear(),
    stop: () => hear.disconnect(),
  };
};

/** A journey, what is said once it is done, and in how many commits at most: some have followers. */
export type Unanswered = [journey: Journey, done: RegExp, commits?: number];

/**
 * Opens journeys, and has each carried out while the answer is lost.
 * @param isGone whether nothing else is answered either; then it is asked for again once it is over.
 * @returns what is wrong with any of them: not told to be done, taken for somebody else's, or done twice.
 */
export const problemsUnanswered = async (
  link: RefusingStore,
  journeys: readonly Unanswered[],
  isGone: boolean,
): Promise<string[]> => {
  const problems: string[] = [];
  for (const [journey, done, commits = 1] of journeys) {
    const { name, save } = journey;
    const heard = listen();
    try {
      await openJourney(link, journey);
      link.loseAnswer(isGone);
      toast.remove();
      heard.forget();
      await press(save);
      await waitFor(() => expect(text()).toMatch(UNANSWERED), PATIENCE);
      if (isGone) {
        link.mend();
        toast.remove();
        await press(save);
      }
      await waitFor(() => expect(heard.said()).toMatch(done), PATIENCE);
      await pause(300);
      const all = heard.said();
      expect(all).not.toContain(english.common.action.conflict);
      expect(all).not.toMatch(/answered already|closed already/);
      expect(link.commits().passed, 'once').toBeLessThanOrEqual(commits);
    } catch (error) {
      link.mend();
      // What is in view by then stands at the end of the page.
      problems.push(`${problemOf(name, error)} … ${text().slice(-300)}`);
    } finally {
      heard.stop();
    }
  }
  return problems;
};
