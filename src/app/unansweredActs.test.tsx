import { act, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { paths } from '@/routes/paths.ts';
import { goTo, leave } from '../../tests/support/consoleScreen.ts';
import { prepareHostile } from '../../tests/support/hostileScreens.ts';
import { PATIENCE, press, text } from '../../tests/support/pressing.ts';
import { openRefusing } from '../../tests/support/refusingConsole.ts';
import type { RefusingStore } from '../../tests/support/refusingStore.ts';
import {
  ADMIN,
  first,
  type Journey,
  journeyNamed,
  OWNER,
} from '../../tests/support/writeJourneys.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));
vi.setConfig({ testTimeout: 240_000 });

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const UNANSWERED = /The server (cannot be reached|did not answer)/;
const answering = journeyNamed(ADMIN, 'answering a request');

/** What is said once it is done, and in how many commits at most: products follow their business. */
const ACTS: Record<'owner' | 'admin', [journey: Journey, done: RegExp, commits?: number][]> = {
  owner: [
    [journeyNamed(OWNER, 'a reply'), /Your message was sent/],
    [journeyNamed(OWNER, 'taking a change back'), /The change was taken back/],
  ],
  admin: [
    [journeyNamed(ADMIN, 'dismissing a report'), /reports? w(as|ere) dismissed/],
    [{ ...answering, save: english.requests.action.reply }, /The reply was sent/],
    [answering, /1 request was rejected/],
    [
      journeyNamed(ADMIN, 'cancelling a giveaway'),
      /giveaway was cancelled|giveaways? w(as|ere) cancelled/,
    ],
    [journeyNamed(ADMIN, 'blocking a user'), / was blocked/],
    [
      {
        name: 'approving a business',
        address: paths.viewBusiness(
          first('business', ({ isBusinessOwner }) => isBusinessOwner === 'pending'),
        ),
        begin: () => press(english.business.action.approve),
        save: english.business.action.approve,
      },
      / was approved/,
    ],
    [journeyNamed(ADMIN, 'deactivating a business'), / was deactivated/, 2],
  ],
};

/** All that was said in passing, since it was asked last. */
const saidInPassing = () => {
  const said: string[] = [];
  const seen = new MutationObserver(() => said.push(text()));
  seen.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    seen.disconnect();
    return said.join('\n');
  };
};

/** Opens, types, and has it carried out while the answer is lost. @returns what is wrong then. */
const problemsOf = async (
  link: RefusingStore,
  [journey, done, commits = 1]: (typeof ACTS)['admin'][number],
  isGone: boolean,
) => {
  const { name, address, begin, save } = journey;
  try {
    await leave();
    goTo(address);
    await begin();
    await act(() => new Promise(resolve => setTimeout(resolve, 150)));
    link.commits();
    link.loseAnswer(isGone);
    toast.remove();
    const said = saidInPassing();
    await press(save);
    await waitFor(() => expect(text()).toMatch(UNANSWERED), PATIENCE);
    if (isGone) {
      link.mend();
      toast.remove();
      await press(save);
    }
    await waitFor(() => expect(text()).toMatch(done), PATIENCE);
    await act(() => new Promise(resolve => setTimeout(resolve, 300)));
    const all = said();
    expect(all).not.toContain(english.common.action.conflict);
    expect(all).not.toMatch(/answered already|closed already/);
    expect(link.commits().passed, 'once').toBeLessThanOrEqual(commits);
    return [];
  } catch (error) {
    link.mend();
    return [`${name}: ${error instanceof Error ? error.message.slice(0, 1500) : error}`];
  }
};

describe.each(['owner', 'admin'] as const)(
  'what %s decides, carried out without an answer',
  uid => {
    it.each([
      ['is done where it is asked for again', true],
      ['is seen to be done once it can be read', false],
    ])('%s', async (_, isGone) => {
      const link = await openRefusing(uid);
      const problems: string[] = [];
      for (const one of ACTS[uid]) problems.push(...(await problemsOf(link, one, isGone)));
      expect(problems).toEqual([]);
    });
  },
);
