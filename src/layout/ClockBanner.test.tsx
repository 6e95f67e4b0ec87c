import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { afterEach, expect, it, vi } from 'vitest';
import { shell } from '@/i18n/en/shell.ts';
import { ClockBanner } from './ClockBanner.tsx';

const session = vi.hoisted(() => ({ backEnd: { name: 'firebase' } }));
vi.mock('@/providers/AuthContext.tsx', () => ({ useSession: () => session }));

const i18nProvider = polyglotI18nProvider(() => ({ ...englishMessages, shell }), 'en');
const HOUR = 3_600_000;

/** The banner, where the server's answer names a time so far from this clock's. */
const showWith = async (ahead: number | null) => {
  const headers = new Headers();
  if (ahead !== null) headers.set('date', new Date(Date.now() + ahead).toUTCString());
  const fetch = vi.fn(async () => ({ headers }));
  vi.stubGlobal('fetch', fetch);
  const queryClient = new QueryClient();
  render(
    <CoreAdminContext queryClient={queryClient} i18nProvider={i18nProvider}>
      <ClockBanner />
    </CoreAdminContext>,
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return fetch;
};

afterEach(() => {
  vi.unstubAllGlobals();
  session.backEnd.name = 'firebase';
});

it.each([
  [-2 * HOUR, '2 hours fast'],
  [2 * HOUR, '2 hours slow'],
  [-10 * 60_000, '10 minutes fast'],
])('says that a clock is wrong, by how much and what of it (%i)', async (ahead, text) => {
  await showWith(ahead);
  expect((await screen.findByRole('status')).textContent).toContain(text);
});

it.each([0, 60_000, null])(
  'says nothing of a clock that is right or not known (%s)',
  async ahead => {
    const fetch = await showWith(ahead);
    expect(fetch).toHaveBeenCalledOnce();
    expect(screen.queryByRole('status')).toBeNull();
  },
);

it('asks nobody where this device is the server', async () => {
  session.backEnd.name = 'local';
  expect(await showWith(-2 * HOUR)).not.toHaveBeenCalled();
});
