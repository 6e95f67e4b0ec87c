import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, HttpError, memoryStore, type RaRecord, testDataProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ComponentType } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import EditProfilePage from '@/custom-pages/profile/EditProfilePage.tsx';
import type { Business } from '@/domain/schemas/business.ts';
import { english } from '@/i18n/en/index.ts';
import BusinessEdit from '@/resources/business/BusinessEdit.tsx';
import { routerProvider } from '@/routes/routerProvider.ts';

const context = vi.hoisted(() => ({ services: {}, role: '' }));
vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => context.services }));
vi.mock('@/providers/AuthContext.tsx', () => ({
  useAuth: () => ({
    user: { uid: 'b1' },
    actor: { uid: context.role === 'owner' ? 'b1' : 'a1', role: context.role },
  }),
}));

// Whole pages are drawn, and the machine that runs this may be busy.
configure({ asyncUtilTimeout: 10_000 });

const i18nProvider = polyglotI18nProvider(() => english, 'en');
const day = new Date('2026-01-01T00:00:00Z');
const PICTURE = 'local-file:business/b1/profile/old.webp';
const business: Business = {
  id: 'b1',
  businessName: 'Mill',
  businessEmail: 'mill@shop.example',
  userImg: PICTURE,
  contactName: 'Ada',
  phone: '',
  website: '',
  address: '',
  country: 'AU',
  about: '',
  baseCurrency: 'AUD',
  isDeleted: false,
  isBusinessOwner: 'approved',
  isSuperAdmin: false,
  statusHistory: [],
  version: 1,
  createdAt: day,
  createdBy: 'b1',
  updatedAt: day,
  updatedBy: 'b1',
};

const same = <T extends RaRecord>(_: RaRecord): _ is T => true;
const answer = <T extends RaRecord>(record: RaRecord): { data: T } => {
  if (!same<T>(record)) throw new Error('unreachable');
  return { data: record };
};

interface Watcher {
  next: (record: Business | null) => void;
}

/** A back end with one business: refuses what is not based on its version. */
const fakeBackEnd = () => {
  const watchers: Watcher[] = [];
  const fake = {
    stored: business as Business | null,
    update: vi.fn(async (_: Partial<Business>) => {}),
    remove: vi.fn(async (_: string) => {}),
    /** Somebody else changes it; those who look on are told where `live`. */
    change: (changes: Partial<Business>, live = false) => {
      if (fake.stored)
        fake.stored = { ...fake.stored, ...changes, version: fake.stored.version + 1 };
      if (live) for (const watcher of watchers) watcher.next(fake.stored);
    },
  };
  const dataProvider = {
    ...testDataProvider({
      update: async (_, { data, previousData }) => {
        await fake.update(data);
        if (!fake.stored) throw new HttpError('gone', 404);
        if (previousData.version !== fake.stored.version)
          throw new HttpError('conflict', 409, { record: fake.stored });
        fake.stored = { ...fake.stored, ...data, version: fake.stored.version + 1 };
        return answer(fake.stored);
      },
      getOne: async () => {
        if (!fake.stored) throw new HttpError('gone', 404);
        return answer(fake.stored);
      },
    }),
    watchOne: (_: string, __: string, watcher: Watcher) => {
      watchers.push(watcher);
      watcher.next(fake.stored);
      return () => {};
    },
    count: async () => 0,
  };
  context.services = {
    dataProvider,
    files: { upload: vi.fn(), remove: fake.remove, resolve: async () => 'data:,' },
  };
  return { fake, dataProvider };
};

const show = (Page: ComponentType, at = '/b1/edit') => {
  const { fake, dataProvider } = fakeBackEnd();
  const page = (
    <CoreAdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={memoryStore()}
      routerProvider={routerProvider}
    >
      <Link to="/elsewhere">Elsewhere</Link>
      <Page />
    </CoreAdminContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/:id/edit', element: page },
      { path: '/elsewhere', element: <p>Where the link leads</p> },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    { initialEntries: [at] },
  );
  return { fake, ...render(<RouterProvider router={router} />) };
};

/** The labels differ a little: `Contact person`, `Contact`. */
const CONTACT = /^Contact/;
const field = (label: string | RegExp) => screen.getByRole('textbox', { name: label });
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const saved = () => screen.findByText('Somewhere else');

describe.each([
  ['the owner', 'owner', EditProfilePage],
  ['an administrator', 'superAdmin', BusinessEdit],
])('a business edited by %s', { timeout: 40_000 }, (_, role, Page) => {
  beforeEach(() => {
    context.role = role;
    localStorage.clear();
    // jsdom has no layout to scroll in.
    Element.prototype.scrollIntoView = () => {};
  });

  it('writes what was changed, and nothing else', async () => {
    const { fake } = show(Page);
    type(CONTACT, 'Grace');
    save();
    await saved();
    expect(fake.update.mock.calls).toEqual([[{ contactName: 'Grace' }]]);
  });

  it('moves to the first wrong field and says how many are wrong', async () => {
    const { fake } = show(Page);
    type('Phone', 'call me');
    save();
    await screen.findByText('1 field needs your attention.');
    await waitFor(() => expect(document.activeElement).toBe(field('Phone')));
    expect(fake.update).not.toHaveBeenCalled();
  });

  it('puts a refusal of the server at the field, and moves there', async () => {
    const { fake } = show(Page);
    const errors = { contactName: 'validation.tooLong.100' };
    fake.update.mockRejectedValueOnce(new HttpError('no', 400, { errors }));
    type(CONTACT, 'Grace');
    save();
    await screen.findByText('This has more than 100 characters. Shorten it.');
    await waitFor(() => expect(document.activeElement).toBe(field(CONTACT)));
  });

  it('gives up after a few attempts where it keeps being changed, and keeps what was typed', async () => {
    const { fake } = show(Page);
    let attempts = 0;
    fake.update.mockImplementation(async () => {
      attempts += 1;
      if (attempts < 10) fake.change({ about: `Attempt ${attempts}` });
    });
    type(CONTACT, 'Grace');
    save();
    await screen.findByText(/It keeps being changed by somebody else/);
    expect(attempts).toBe(3);
    expect(field(CONTACT)).toHaveProperty('value', 'Grace');
  });

  it('shows what can be copied where it was deleted meanwhile', async () => {
    const { fake } = show(Page);
    type(CONTACT, 'Grace');
    fake.stored = null;
    save();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Contact.*: Grace/)).toBeTruthy();
  });

  it('keeps the file of the picture that was taken away: the history brings it back', async () => {
    const { fake } = show(Page);
    fireEvent.click(screen.getByRole('button', { name: 'Remove image' }));
    save();
    await saved();
    expect(fake.stored?.userImg).toBeNull();
    expect(fake.remove).not.toHaveBeenCalled();
  });

  it('takes over what others change meanwhile, at once, and keeps what was typed', async () => {
    const { fake } = show(Page);
    type(CONTACT, 'Grace');
    fake.change({ address: '1 Mill Lane' }, true);
    await waitFor(() => expect(field('Address')).toHaveProperty('value', '1 Mill Lane'));
    expect(field(CONTACT)).toHaveProperty('value', 'Grace');
  });

  it('asks where both changed the same', async () => {
    const { fake } = show(Page);
    type(CONTACT, 'Grace');
    fake.change({ contactName: 'Lin' });
    save();
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('radio', { name: /^Keep theirs: Contact/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save the result' }));
    await saved();
    expect(fake.stored?.contactName).toBe('Lin');
  });

  it('does not say that all is saved while what was just typed is on its way', async () => {
    const { fake } = show(Page);
    let answer = () => {};
    fake.update.mockImplementationOnce(() => new Promise(resolve => (answer = resolve)));
    await screen.findByText('Everything is saved');
    type(CONTACT, 'Grace');
    save();
    expect(screen.queryByText('Everything is saved')).toBeNull();
    await waitFor(() => expect(fake.update).toHaveBeenCalled());
    answer();
    await saved();
  });

  it('follows the link that was asked about, once the save it waited for has ended', async () => {
    const { fake } = show(Page);
    const answers: (() => void)[] = [];
    fake.update.mockImplementationOnce(() => new Promise(resolve => answers.push(resolve)));
    type(CONTACT, 'Grace');
    save();
    await waitFor(() => expect(fake.update).toHaveBeenCalled());
    fireEvent.click(screen.getByText('Elsewhere'));
    await screen.findByText('Leave without saving?');
    for (const answer of answers) answer();
    await screen.findByText('Where the link leads');
    expect(fake.stored?.contactName).toBe('Grace');
    expect(screen.queryByText('Leave without saving?')).toBeNull();
  });

  it('fills nothing in that an address was made to say', async () => {
    const told = encodeURIComponent(JSON.stringify({ contactName: 'Mallory', about: { a: 1 } }));
    show(Page, `/b1/edit?source=${told}`);
    await waitFor(() => expect(field(CONTACT)).toHaveProperty('value', 'Ada'));
    expect(screen.getByText('Everything is saved')).toBeTruthy();
  });
});
