import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';
import { goTo, leave } from '../../tests/support/consoleScreen.ts';
import { showConsole } from '../../tests/support/embeddedConsole.tsx';
import { fewRecords } from '../../tests/support/everyAddress.ts';
import { prepareHostile } from '../../tests/support/hostileScreens.ts';
import {
  type Refusal,
  type RefusingStore,
  refusingStore,
} from '../../tests/support/refusingStore.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));
vi.setConfig({ testTimeout: 240_000 });
const PATIENCE = { timeout: 20_000 };

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const { common } = english;
/** What is said of an act, and of a form, that was refused. */
const SAID: Record<Refusal, RegExp> = {
  429: /Nothing was (changed|saved)|as before/,
  503: /The server (cannot be reached|did not answer)/,
};
const DATABASE = common.error.quota;

const text = () => document.body.textContent ?? '';

/** The topmost button of a name that can be pressed. */
const button = (name: string | RegExp) => {
  const fits = (own: string) => (typeof name === 'string' ? own === name : name.test(own));
  const found = [
    ...document.querySelectorAll<HTMLElement>('button, a[role=button], [role=menuitem]'),
  ].filter(
    one =>
      fits(one.textContent?.trim() || one.getAttribute('aria-label') || '') &&
      !one.hasAttribute('disabled'),
  );
  const last = found.at(-1);
  if (!last)
    throw new Error(
      `There is no button ${name}: ${[...document.querySelectorAll('button')].map(b => b.textContent || b.getAttribute('aria-label')).join(' | ')}`,
    );
  return last;
};
const press = (name: string | RegExp) =>
  waitFor(() => button(name), PATIENCE).then(found => act(async () => void fireEvent.click(found)));
const type = async (label: string | RegExp, value: string) => {
  const fields = await screen.findAllByLabelText(label, { selector: 'input, textarea' }, PATIENCE);
  const field = fields.at(-1);
  if (field) fireEvent.change(field, { target: { value } });
};

interface Journey {
  name: string;
  address: string;
  /** Opens what is written in, and types. */
  begin: () => Promise<unknown>;
  /** The button that writes, each time. */
  save: string | RegExp;
  /** What was typed, where it stands to be sent again. */
  typed?: string;
  /** The button that goes on, where it is another one. */
  again?: RegExp;
}

const records = fewRecords();
const first = (collection: string, fits: (record: Record<string, unknown>) => boolean) =>
  String(records.find(put => put.collection === collection && fits(put.record))?.record.id);
const beside = (address: string) => `${address}&perPage=10&page=1`;
const WORDS = 'Typed before it was refused';

const OWNER: Journey[] = [
  {
    name: 'the form of a product',
    address: paths.editProduct('owner', 'p00001', 'owner'),
    begin: () => type(/^Title/, WORDS),
    save: common.save,
    typed: WORDS,
  },
  {
    name: 'a new product',
    address: paths.addProduct(),
    begin: () => type(/^Title/, WORDS),
    save: /^(Save|Add product|Add)/,
    typed: WORDS,
  },
  {
    name: 'the profile',
    address: paths.editProfile(),
    begin: () => type(/^Contact/, WORDS),
    save: common.save,
    typed: WORDS,
  },
  {
    name: 'a new request',
    address: paths.submittedRequests(),
    begin: async () => {
      await press(english.requests.add);
      await type(/^Subject/, WORDS);
      await type(/^Message/, WORDS);
    },
    save: /^(Send|Submit)/,
    typed: WORDS,
  },
  {
    name: 'a reply',
    address: beside(paths.request(first('requests', ({ businessId }) => businessId === 'owner'))),
    begin: () => type(english.requests.show.ownMessage, WORDS),
    save: english.requests.action.send,
    typed: WORDS,
  },
  {
    name: 'a saved view',
    address: paths.allProducts(),
    begin: async () => {
      await press(common.views.title);
      await type(/^Name of the view/, WORDS);
    },
    save: /^Save/,
    typed: WORDS,
  },
  {
    name: 'a note on figures',
    address: paths.productsAnalytics(),
    begin: async () => {
      await press(english.figures.notes.add);
      await type(/^Note/, WORDS);
    },
    save: english.figures.notes.save,
    typed: WORDS,
  },
  {
    name: 'goals',
    address: paths.productsAnalytics(),
    begin: async () => {
      await press(/^(Set|Change) goals/);
      await type(/^Views/, '12345');
    },
    save: english.figures.goals.save,
    typed: '12345',
  },
  {
    name: 'a merge',
    address: paths.mergeThese('owner', ['p00001', 'p00002']),
    begin: async () => {
      await press(/^Merge 2 products/);
      await type(common.reason, WORDS);
    },
    save: /^Merge/,
    typed: WORDS,
  },
];
const ADMIN: Journey[] = [
  {
    name: 'the form of a business',
    address: paths.editBusiness('owner'),
    begin: () => type(/^Contact/, WORDS),
    save: common.save,
    typed: WORDS,
  },
  {
    name: 'blocking a user',
    address: paths.viewUser(first('users', ({ status }) => status === 'active')),
    begin: async () => {
      await press(english.users.action.block);
      await type(/^Reason/, WORDS);
    },
    save: english.users.action.block,
    typed: WORDS,
  },
  {
    name: 'dismissing a report',
    address: beside(paths.report(first('reports', ({ status }) => status === 'open'))),
    begin: async () => {
      await press(english.reports.action.dismiss);
      await waitFor(
        () => expect(document.querySelectorAll('form textarea').length).toBeGreaterThan(0),
        PATIENCE,
      );
      const field = [...document.querySelectorAll('form textarea')]
        .filter(one => !one.hasAttribute('aria-hidden'))
        .at(-1);
      if (field) fireEvent.change(field, { target: { value: WORDS } });
    },
    save: english.reports.action.dismiss,
    typed: WORDS,
  },
  {
    name: 'answering a request',
    address: beside(paths.request(first('requests', ({ status }) => status === 'submitted'))),
    begin: async () => {
      await waitFor(() => button(english.requests.action.reject), PATIENCE);
      const field = [...document.querySelectorAll('textarea')]
        .filter(one => !one.hasAttribute('aria-hidden'))
        .at(-1);
      if (field) fireEvent.change(field, { target: { value: WORDS } });
    },
    save: english.requests.action.reject,
    typed: WORDS,
  },
  {
    name: 'cancelling a giveaway',
    address: paths.giveaway(first('giveaways', ({ status }) => status === 'running')),
    begin: async () => {
      await press(english.giveaways.action.cancel);
      await type(/^Reason/, WORDS);
    },
    save: english.giveaways.action.cancel,
    typed: WORDS,
  },
  {
    name: 'a new giveaway',
    address: paths.giveaways(),
    begin: async () => {
      await press('New giveaway');
      await type(/^Title/, WORDS);
    },
    save: /^(Save|Add|Create)/,
    typed: WORDS,
  },
  {
    name: 'blocking several users',
    address: listAddress(paths.users(), { status: 'active' }),
    begin: async () => {
      const boxes = () => [...document.querySelectorAll<HTMLElement>('main [type=checkbox]')];
      await waitFor(() => expect(boxes().length).toBeGreaterThan(3), PATIENCE);
      for (const box of boxes().slice(1, 3)) fireEvent.click(box);
      await press(english.users.action.block);
      await type(/^Reason/, WORDS);
    },
    save: english.users.action.block,
    again: /^Continue with/,
  },
  {
    name: 'a merge',
    address: paths.mergeThese('superAdmin', ['p00003', 'p00004']),
    begin: async () => {
      await press(/^Merge 2 products/);
      await type(/^Reason/, WORDS);
    },
    save: /^Merge/,
    typed: WORDS,
  },
  // Its products follow by themselves, after it.
  {
    name: 'deactivating a business',
    address: paths.viewBusiness('owner'),
    begin: async () => {
      await press(english.business.action.deactivate);
      await type(/^Reason/, WORDS);
    },
    save: english.business.action.deactivate,
    typed: WORDS,
  },
];

const open = async (uid: 'owner' | 'admin') => {
  const link = refusingStore();
  const puts = records.filter(
    ({ collection, record }) =>
      !collection.endsWith('/entries') && (collection !== 'stats' || record.businessId === 'owner'),
  );
  await showConsole(uid, puts, link.between);
  return link;
};

/** Opens a page, types, and has what is pressed carried out without an answer. */
const loseAnswer = async (link: RefusingStore, { address, begin, save }: Journey) => {
  await leave();
  goTo(address);
  await begin();
  await act(() => new Promise(resolve => setTimeout(resolve, 150)));
  link.commits();
  link.loseAnswer();
  toast.remove();
  await press(save);
  await waitFor(() => expect(text()).toMatch(SAID[503]), PATIENCE);
};

/** What is said of what these journeys create, and of a merge that is done. */
const DONE =
  /Product added|was submitted|View “.*” saved|created as a draft|note is saved|Latest merges/;

/** Does that, and presses again. @returns how many commits passed, by journey. */
const runUnanswered = async (uid: 'owner' | 'admin', journeys: readonly Journey[]) => {
  const link = await open(uid);
  const passed: Record<string, number> = {};
  for (const journey of journeys) {
    await loseAnswer(link, journey);
    const { name, save, again = save } = journey;
    await press(again);
    // What is done may still lead to another page: the next one is not opened before.
    await waitFor(() => expect(text()).toMatch(DONE), PATIENCE);
    await act(() => new Promise(resolve => setTimeout(resolve, 100)));
    passed[name] = link.commits().passed;
  }
  return passed;
};

const run = async (uid: 'owner' | 'admin', journeys: readonly Journey[]) => {
  const link = await open(uid);
  const problems: string[] = [];
  for (const { name, address, begin, save, typed, again = save } of journeys) {
    try {
      await leave();
      goTo(address);
      await begin();
      // Whatever the page still reads must not take it away.
      await act(() => new Promise(resolve => setTimeout(resolve, 150)));
      if (typed !== undefined) await screen.findAllByDisplayValue(typed, {}, PATIENCE);
      link.commits();
      for (const status of [429, 503] as const) {
        link.refuse(status, 'commits');
        toast.remove();
        await press(status === 429 ? save : again);
        await waitFor(() => expect(link.commits().refused).toBeGreaterThan(0), PATIENCE);
        await waitFor(() => expect(text()).toMatch(SAID[status]), { timeout: 5000 });
        if (status === 429) expect(text()).toContain(DATABASE);
        if (typed !== undefined)
          expect(screen.getAllByDisplayValue(typed).length).toBeGreaterThan(0);
      }
      link.mend();
      await press(again);
      let passed = 0;
      await waitFor(() => {
        passed += link.commits().passed;
        expect(passed).toBe(1);
      }, PATIENCE);
      await act(() => new Promise(resolve => setTimeout(resolve, 100)));
      expect(link.commits(), 'once').toEqual({ passed: 0, refused: 0 });
    } catch (error) {
      link.mend();
      problems.push(`${name}: ${error instanceof Error ? error.message.slice(0, 1500) : error}`);
    }
  }
  return problems;
};

describe('while the database answers 429 or 503 to what is written', () => {
  it.each([
    ['owner', OWNER],
    ['admin', ADMIN],
  ] as const)(
    '%s: says so, keeps what was typed, and writes it once when it answers',
    async (uid, journeys) => {
      expect(await run(uid, journeys)).toEqual([]);
    },
  );
});

describe('what was carried out without an answer', () => {
  const ONCE = ['a new product', 'a new request', 'a saved view'];

  it.each([
    ['owner', OWNER.filter(({ name }) => ONCE.includes(name))],
    ['admin', ADMIN.filter(({ name }) => name === 'a new giveaway')],
  ] as const)('%s: is not done a second time', async (uid, journeys) => {
    const passed = await runUnanswered(uid, journeys);
    expect(passed).toEqual(Object.fromEntries(journeys.map(({ name }) => [name, 1])));
  });

  // What has its key is written once more as it was.
  it('a note on figures is there once', async () => {
    const journeys = OWNER.filter(({ name }) => name === 'a note on figures');
    await runUnanswered('owner', journeys);
    await leave();
    goTo(journeys[0]?.address ?? '');
    await screen.findAllByText(WORDS, {}, PATIENCE);
    expect(screen.getAllByText(WORDS)).toHaveLength(1);
  });

  it('a user who is blocked by then is not unblocked by who asked to block', async () => {
    const link = await open('admin');
    for (const journey of ADMIN)
      if (journey.name === 'blocking a user') await loseAnswer(link, journey);
    const dialog = await screen.findByRole('dialog', {}, PATIENCE);
    await waitFor(() => expect(dialog.textContent).toContain('is blocked already'));
    expect(dialog.textContent).not.toContain(english.users.action.unblock);
  });

  it('a merge is said to be done when it is asked for again', async () => {
    await runUnanswered(
      'owner',
      OWNER.filter(({ name }) => name === 'a merge'),
    );
    expect(text()).toContain('Latest merges');
    expect(text()).not.toContain('Nothing was merged');
  });
});
