import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, it, vi } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import type { ResetSampleData as Reset } from '@/providers/resetSampleData.ts';
import ResetSampleData from './ResetSampleData.tsx';

const i18nProvider = polyglotI18nProvider(() => english, 'en');

/** The dialog over a restoring that ends when the test says so. */
const show = () => {
  let end = () => {};
  const reset = vi.fn<Reset>(
    progress =>
      new Promise(resolve => {
        progress?.(0.25);
        end = resolve;
      }),
  );
  const onClose = vi.fn();
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ResetSampleData onClose={onClose} reset={reset} />
    </CoreAdminContext>,
  );
  return { reset, onClose, end: () => end() };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('restores the usual data unless a platform is chosen, and cannot be left meanwhile', async () => {
  const { reset, onClose, end } = show();
  await press('Reset sample data');
  expect(reset.mock.lastCall?.[1]).toMatchObject({ whole: false });
  expect(screen.getByText('25% stored')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
  end();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('says what a platform costs, tells how far it is, and can be cancelled once', async () => {
  const { reset, onClose, end } = show();
  await userEvent.click(screen.getByRole('radio', { name: /A whole platform/ }));
  expect(screen.getByText(/Takes some minutes/)).toBeDefined();
  await press('Reset sample data');
  const options = reset.mock.lastCall?.[1];
  expect(options?.whole).toBe(true);
  expect(options?.signal?.aborted).toBe(false);
  await press('Cancel');
  expect(options?.signal?.aborted).toBe(true);
  expect(screen.getByText('Restoring the usual sample data')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
  expect(onClose).not.toHaveBeenCalled();
  end();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
