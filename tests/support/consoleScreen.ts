import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { english } from '@/i18n/en/index.ts';

/** Goes to an address as the browser does. */
export const goTo = (address: string): void =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

/** The title of the page in view. */
export const heading = (): string => document.querySelector('h1')?.textContent ?? '';

/** Leaves the page in view for the one that says there is none, so that what comes after is new. */
export const leave = async (): Promise<void> => {
  goTo('/not-found');
  await waitFor(() => expect(heading()).toBe(english.shell.notFound), { timeout: 30_000 });
};
