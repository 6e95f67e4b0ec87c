import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext, HttpError } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shell } from '@/i18n/en/shell.ts';
import { createQueryClient } from '@/providers/queryClient.ts';
import { TryingAgain } from './TryingAgain.tsx';

const i18nProvider = polyglotI18nProvider(() => ({ ...englishMessages, shell }), 'en');
const read = vi.fn();
const Row = () => useQuery<string>({ queryKey: ['row'], queryFn: read }).data ?? null;

const show = (...parts: React.ReactNode[]) =>
  render(
    <CoreAdminContext queryClient={createQueryClient()} i18nProvider={i18nProvider}>
      {parts}
      <TryingAgain />
    </CoreAdminContext>,
  );
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => screen.queryByRole('status')?.textContent ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  read.mockReset().mockRejectedValue(new HttpError('gone', 503));
});
afterEach(() => vi.useRealTimers());

it('says after two seconds that it is tried again, until it is there', async () => {
  show(<Row key="row" />);
  await pass(1900);
  expect(said()).toBeNull();
  await pass(200);
  expect(said()).toBe(shell.tryingAgain);
  read.mockResolvedValue('A product');
  await pass(2000);
  expect(said()).toBeNull();
  expect(screen.getByText('A product')).toBeTruthy();
});

it('says nothing more once it has failed: the page says why', async () => {
  show(<Row key="row" />);
  await pass(6900);
  expect(said()).toBe(shell.tryingAgain);
  await pass(200);
  expect(said()).toBeNull();
});

it('says nothing of a short break, nor of a database that takes no more', async () => {
  read.mockRejectedValueOnce(new HttpError('gone', 503)).mockResolvedValue('A product');
  const { unmount } = show(<Row key="row" />);
  await pass(3000);
  expect(said()).toBeNull();
  unmount();
  read.mockRejectedValue(new HttpError('quota', 429));
  show(<Row key="row" />);
  await pass(3000);
  expect(said()).toBeNull();
});
