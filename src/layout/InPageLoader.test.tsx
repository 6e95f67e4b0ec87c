import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InPageLoader } from './InPageLoader.tsx';
import { PageLoader } from './PageLoader.tsx';

const MISSING = 'This page is not here yet; it opens when you are back online.';
const setOnline = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says in a page that it comes when the network is back, and waits again once it is', async () => {
  render(<InPageLoader />);
  expect(screen.getByText('Please Wait')).toBeTruthy();
  setOnline(false);
  await wait(500);
  expect(screen.getByRole('status').textContent).toBe(MISSING);
  setOnline(true);
  expect(screen.getByRole('status').textContent).toBe('Please Wait');
});

it('stays calm about what is at hand without a network', async () => {
  setOnline(false);
  render(<InPageLoader />);
  await wait(100);
  expect(screen.getByText('Please Wait')).toBeTruthy();
});

it('promises nothing while the console itself starts', async () => {
  setOnline(false);
  render(<PageLoader />);
  await wait(500);
  expect(screen.queryByText(MISSING)).toBeNull();
});
