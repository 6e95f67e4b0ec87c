import { createHash } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decidingRound, QUICKNET, roundTime } from '@/domain/giveaways/drand.ts';
import { commitmentTo } from '@/domain/giveaways/drawSeed.ts';
import { english } from '@/i18n/en/index.ts';
import { paths } from '@/routes/paths.ts';
import { deskWorker } from '../../../../tests/support/deskWorker.ts';
import { showConsole } from '../../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));
vi.mock('./startDrawWorker.ts', () => ({ startDrawWorker: () => deskWorker().worker }));

/** A round of quicknet as it was recorded, and an end that it decides. */
const ROUND = 657_413;
const SIGNATURE =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';
const RANDOMNESS = 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587';
const endsAt = new Date(roundTime(ROUND).getTime() - 5 * 60_000);

beforeEach(prepareHostile);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    ...{ addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} },
  }));
  vi.useFakeTimers({ toFake: ['Date'], now: roundTime(ROUND).getTime() + 60_000 });
});
afterEach(() => vi.useRealTimers());
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const SEED = 'a seed of this test';
const before = new Date(endsAt.getTime() - 7 * 86_400_000);
const tracked = {
  ...{ version: 1, createdAt: before, createdBy: 'admin', updatedAt: before, updatedBy: 'admin' },
};
const people = Array.from({ length: 40 }, (_, index) => `person-${index}`);
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const EXCLUDED = 'person-7';
const EXCLUDED_AT = new Date(endsAt.getTime() - 86_400_000);

/** The order of the draw by what is documented, without the code of the draw. */
const orderExcluding = (reason: string) => {
  const sealed = people.toSorted().map(id => `${JSON.stringify([id, id])}\n`);
  const excluded = `${JSON.stringify([EXCLUDED, reason, EXCLUDED_AT.toISOString()])}\n`;
  const key = hash(`${SEED}:${hash(sealed.join(''))}:${hash(excluded)}:${RANDOMNESS}`);
  const ticket = (id: string) => hash(`${key}:${id}`);
  return people.toSorted((a, b) => (ticket(a) < ticket(b) ? -1 : 1));
};
/** A reason by which whoever is excluded is in the way of a winner. */
const WHY =
  Array.from({ length: 999 }, (_, index) => `Reason ${index}`).find(
    reason => orderExcluding(reason)[1] === EXCLUDED,
  ) ?? '';
const order = orderExcluding(WHY);
/** Who would be the first winner, but for another account of the same address, which is blocked. */
const [barred = '', , , , barredLater = ''] = order;
const ADDRESSES = new Map([
  [barred, 'One@mail.example'],
  [barredLater, 'two@mail.example'],
]);
const expectedWinners = () => order.slice(2, 4);

const PUTS = [
  business('admin', { isSuperAdmin: true }),
  business('owner'),
  {
    collection: 'giveaways',
    record: {
      ...{ id: 'g1', title: 'A tent for two', description: '', productId: null, productTitle: '' },
      ...{ businessId: 'owner', businessName: 'Owner', startsAt: before, endsAt, timeZone: 'UTC' },
      ...{ status: 'running', numberOfWinners: 2, entryCount: people.length, winners: [] },
      ...{ seedCommitment: commitmentTo(SEED), drawSeed: null, drawnAt: null },
      ...{ beaconChain: QUICKNET.chain, ...tracked },
      exclusions: [
        ...[{ userId: EXCLUDED, name: 'Seven', isExcluded: true, reason: WHY, by: 'admin' }],
      ].map(line => ({ ...line, at: EXCLUDED_AT })),
    },
  },
  { collection: 'giveaways/g1/secret', record: { id: 'seed', seed: SEED } },
  ...people.map(id => ({
    collection: 'giveaways/g1/entries',
    record: {
      ...{ id, userId: id, name: `Name of ${id}`, country: 'AU' },
      email: ADDRESSES.get(id) ?? '',
      enteredAt: new Date(before.getTime() + (id === barred ? 60_000 : 0)),
    },
  })),
  ...[...people, 'one', 'two'].map(id => ({
    collection: 'users',
    record: {
      ...{ id, name: `Name of ${id}`, email: `${id}@mail.example`, country: 'AU' },
      ...{ lastSeenAt: null, status: ['one', 'two'].includes(id) ? 'blocked' : 'active' },
      ...tracked,
      counts: { views: 0, saves: 0, entries: 1, reports: 0 },
    },
  })),
];

const asked: string[] = [];
/** What the relay of drand answers from now on. */
const relay = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (address: unknown) => {
    asked.push(String(address));
    return answer();
  });
const round = (signature: string) => async () => Response.json({ round: ROUND, signature });

const draw = async () => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Draw winners' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Draw winners' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 20_000 });
};
const says = (text: string) =>
  waitFor(() => expect(document.body.textContent).toContain(text), { timeout: 20_000 });

it('is drawn on the page by the round, once it came and is the chain’s, and is checked there', async () => {
  expect(decidingRound(endsAt)).toBe(ROUND);
  await showConsole('admin', PUTS);
  act(() => {
    window.history.pushState(null, '', paths.giveaway('g1'));
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByRole('heading', { name: 'A tent for two', level: 1 }, { timeout: 20_000 });
  const { refusal, show, exclusion, exclusions, action, barred: mark } = english.giveaways;
  await says(mark.blockedAddress);
  // After the end the list stays, with reason and by whom, and nothing can be done to it.
  const list = screen.getByRole('list', { name: exclusions.title });
  await waitFor(() => expect(list.textContent).toContain(`Reason: ${WHY}`));
  await waitFor(() => expect(list.textContent).toContain('by Sound admin'));
  expect(document.body.textContent).toContain(exclusions.exclusionsFixed);
  expect(screen.queryByRole('button', { name: action.letIn })).toBeNull();
  expect(screen.queryByRole('button', { name: action.exclude })).toBeNull();

  relay(() => Promise.reject(new TypeError('No network')));
  await draw();
  await says(refusal.beaconUnreachable);
  relay(async () => new Response('', { status: 404 }));
  await draw();
  await says(refusal.beaconLate);
  relay(round(SIGNATURE.replace('b7', 'b6')));
  await draw();
  await says(refusal.beaconWrong);
  expect(document.body.textContent).toContain(show.noWinners);

  relay(round(SIGNATURE));
  await draw();
  await says('The winners were drawn.');
  expect(new Set(asked.filter(address => address.includes('/public/')))).toEqual(
    new Set([expect.stringMatching(new RegExp(`/${QUICKNET.chain}/public/${ROUND}$`))]),
  );
  await says(`Name of ${expectedWinners()[0]}`);
  const links = within(screen.getByRole('list', { name: show.winners })).getAllByRole('link');
  expect(links.map(link => link.textContent)).toEqual(expectedWinners().map(id => `Name of ${id}`));

  const passedOver = screen.getByRole('list', { name: show.passedOver });
  const passed = within(passedOver).getAllByRole('listitem');
  expect(passed).toHaveLength(2);
  expect(passed[1]?.textContent).toContain(`Name of ${EXCLUDED}${exclusion.excluded}`);
  expect(passedOver.textContent).toContain(`Name of ${barred}`);
  expect(passedOver.textContent).toContain(exclusion.blockedAddress);
  expect(
    within(passedOver).getByRole('link', { name: show.blockedAccount }).getAttribute('href'),
  ).toBe(paths.viewUser('one'));

  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Check the draw' }));
  await says('40 entries were looked at.');

  // The next would be somebody whose other account is blocked: whoever draws another passes over the same.
  const [first] = screen.getAllByRole('button', { name: 'Draw another' });
  if (first) await user.click(first);
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'No answer');
  await user.click(within(dialog).getByRole('button', { name: 'Draw another' }));
  await says(`in place of Name of ${expectedWinners()[0]}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const all = within(screen.getByRole('list', { name: show.winners })).getAllByRole('link');
  expect(all.map(link => link.textContent)).toEqual(
    [...expectedWinners(), order[5]].map(id => `Name of ${id}`),
  );
  const both = screen.getByRole('list', { name: show.passedOver });
  expect(within(both).getAllByRole('listitem')[2]?.textContent).toContain(
    `Name of ${barredLater}${exclusion.blockedAddress}`,
  );
  await user.click(screen.getByRole('button', { name: 'Check the draw' }));
  await says('40 entries were looked at.');
}, 90_000);
