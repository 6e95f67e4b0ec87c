import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { paths } from '@/routes/paths.ts';
import { prepareHostile } from '../../tests/support/hostileScreens.ts';
import { press } from '../../tests/support/pressing.ts';
import { problemsUnanswered, type Unanswered } from '../../tests/support/refusedJourneys.ts';
import { openRefusing } from '../../tests/support/refusingConsole.ts';
import { ADMIN, first, journeyNamed, OWNER } from '../../tests/support/writeJourneys.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));
vi.setConfig({ testTimeout: 240_000 });

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const answering = journeyNamed(ADMIN, 'answering a request');

/** What is decided; products follow their business. */
const ACTS: Record<'owner' | 'admin', Unanswered[]> = {
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
    [journeyNamed(ADMIN, 'handing a report over'), /It was handed to/],
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

describe.each(['owner', 'admin'] as const)(
  'what %s decides, carried out without an answer',
  uid => {
    it.each([
      ['is done where it is asked for again', true],
      ['is seen to be done once it can be read', false],
    ])('%s', async (_, isGone) => {
      expect(await problemsUnanswered(await openRefusing(uid), ACTS[uid], isGone)).toEqual([]);
    });
  },
);
