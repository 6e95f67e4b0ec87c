import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { beforeEach, expect, it, vi } from 'vitest';
import { QUICKNET } from '@/domain/giveaways/drand.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { english } from '@/i18n/en/index.ts';
import { ExcludeDialog } from './ExcludeDialog.tsx';

const { getList, getOne, commit } = vi.hoisted(() => ({
  ...{ getList: vi.fn(), getOne: vi.fn(), commit: vi.fn() },
}));
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { getList, getOne, commit, newId: () => 'a1' } }),
}));
vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({
    actor: { uid: 'admin', role: 'superAdmin', email: 'admin@shop.example' },
    configuration: { drandUrl: '' },
  }),
}));

const words = english.giveaways.exclude;
const { exclude: verb } = english.giveaways.action;
const day = 86_400_000;
const at = new Date(Date.now() - day);
const giveaway: Giveaway = {
  ...{ id: 'g1', title: 'A lamp', description: '', productId: null, productTitle: '' },
  ...{ businessId: null, businessName: '', startsAt: at, endsAt: new Date(Date.now() + day) },
  ...{ timeZone: 'UTC', status: 'running', numberOfWinners: 2, entryCount: 3, winners: [] },
  ...{ seedCommitment: 'c', drawSeed: null, drawnAt: null, beaconChain: QUICKNET.chain },
  ...{ version: 4, createdAt: at, createdBy: 'b', updatedAt: at, updatedBy: 'b' },
};
const USERS = [
  { id: 'u1', name: 'Ada Buyer', email: 'ada@mail.example' },
  { id: 'u2', name: '', email: 'nameless@mail.example' },
];
const failing = (status: number) => Object.assign(new Error('refused'), { status });

beforeEach(() => {
  for (const called of [getList, getOne, commit]) called.mockReset();
  getList.mockImplementation(async (_, { filter }) => ({
    data: USERS.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(filter.q)),
  }));
  getOne.mockImplementation(async (_, { id }) => {
    if (id !== 'u1') throw failing(404);
    return { data: { id, userId: id, name: 'Ada Buyer', email: 'ada@mail.example' } };
  });
});

const show = () => {
  const onClose = vi.fn();
  const i18nProvider = polyglotI18nProvider(() => english, 'en', [], { allowMissing: true });
  render(
    <CoreAdminContext i18nProvider={i18nProvider} store={memoryStore()}>
      <ExcludeDialog giveaway={giveaway} entrant={null} onClose={onClose} />
    </CoreAdminContext>,
  );
  const user = userEvent.setup();
  return {
    onClose,
    lookFor: async (text: string) => {
      const who = screen.getByRole('combobox', { name: words.who });
      await user.click(who);
      fireEvent.change(who, { target: { value: text } });
    },
    choose: async (name: string) => user.click(await screen.findByRole('option', { name })),
    exclude: async (reason: string) => {
      const field = screen.getByRole('textbox', { name: /Reason/ });
      fireEvent.change(field, { target: { value: reason } });
      await user.click(screen.getByRole('button', { name: verb }));
    },
  };
};

it('finds somebody by name or by address, and excludes them by the entry', async () => {
  const { lookFor, choose, exclude, onClose } = show();
  await lookFor('nameless');
  expect(await screen.findByRole('option', { name: 'nameless@mail.example' })).toBeDefined();
  await lookFor('ada');
  await choose('Ada Buyer · ada@mail.example');
  expect(getList).toHaveBeenLastCalledWith(
    'users',
    expect.objectContaining({ filter: { q: 'ada' }, pagination: { page: 1, perPage: 8 } }),
  );
  await exclude('Works here');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [[writes = []] = []] = commit.mock.calls;
  expect(writes).toMatchObject([
    {
      data: {
        exclusions: [
          { userId: 'u1', name: 'Ada Buyer', isExcluded: true, reason: 'Works here', by: 'admin' },
        ],
      },
    },
    { data: { action: 'exclude', reason: 'Works here' } },
  ]);
});

it('says that more is to be typed, that it is looked for, and that nobody was found', async () => {
  const { lookFor } = show();
  await lookFor('a');
  expect(await screen.findByText(words.typeMore)).toBeDefined();
  expect(getList).not.toHaveBeenCalled();
  let answer = (_: { data: never[] }) => {};
  getList.mockReturnValue(new Promise(resolve => (answer = resolve)));
  await lookFor('nobody at all');
  expect(await screen.findByText(english.common.loading)).toBeDefined();
  expect(screen.queryByText(words.nobodyFound)).toBeNull();
  answer({ data: [] });
  expect(await screen.findByText(words.nobodyFound)).toBeDefined();
});

it('says why it could not look, and does not take that for nobody', async () => {
  getList.mockRejectedValue(failing(503));
  const { lookFor } = show();
  await lookFor('ada');
  const who = screen.getByRole('combobox', { name: words.who });
  await waitFor(() => expect(who.getAttribute('aria-invalid')).toBe('true'), { timeout: 10_000 });
  const described = document.getElementById(who.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain(english.common.error.unreachable);
  expect(screen.getByText(words.notSearched)).toBeDefined();
  expect(screen.queryByText(words.nobodyFound)).toBeNull();
});

it('asks whom and why, and keeps what was typed where the one chosen did not enter', async () => {
  const { lookFor, choose, exclude, onClose } = show();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: words.who }));
  await exclude('');
  expect(screen.getByText(english.common.action.reasonMissing)).toBeDefined();
  await exclude('Works here');
  expect(await screen.findByText(words.whoMissing)).toBeDefined();
  await lookFor('nameless');
  await choose('nameless@mail.example');
  await exclude('Works here');
  await waitFor(() => expect(getOne).toHaveBeenCalledOnce());
  await lookFor('ada');
  await choose('Ada Buyer · ada@mail.example');
  commit.mockRejectedValueOnce(failing(409));
  await exclude('Works here');
  await waitFor(() => expect(commit).toHaveBeenCalledOnce());
  expect(screen.getByRole('textbox', { name: /Reason/ }).textContent).toBe('Works here');
  expect(onClose).not.toHaveBeenCalled();
  await exclude('Works here');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
