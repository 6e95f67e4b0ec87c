import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { importText } from '@/i18n/en/import.ts';
import {
  csv,
  MUG,
  press,
  setUpImportTests,
  showImport,
  TEA,
  upload,
} from '../../../tests/support/importPage.tsx';
import { fakeServices } from '../../../tests/unit/import/fakeServices.ts';

setUpImportTests();

const { done, run, history } = importText;

/** A store whose commits have no answer after the first ones; nothing of them is carried out. */
const silentAfter = (services: ReturnType<typeof fakeServices>, answered: number) => {
  const { commit } = services.dataProvider;
  let commits = 0;
  return {
    ...services,
    dataProvider: {
      ...services.dataProvider,
      commit: (writes: Parameters<typeof commit>[0]) =>
        ++commits > answered ? new Promise<void>(() => {}) : commit(writes),
    },
  };
};
const statuses = ({ memory }: ReturnType<typeof fakeServices>) =>
  memory.inCollection('imports').map(({ status }) => status);

/** A run that was opened and then heard nothing more, in a window that is gone. */
const closeMeanwhile = async (services: ReturnType<typeof fakeServices>, cancel: boolean) => {
  showImport('shopify', silentAfter(services, 1));
  await upload(csv(TEA, MUG));
  await press('Import 2 products');
  await waitFor(() => expect(statuses(services)).toEqual(['running']));
  if (cancel) await press(run.cancel);
  await act(() => new Promise(resolve => setTimeout(resolve, 50)));
  cleanup();
};

it('a run whose window was closed while it was being cancelled is told as cancelled when the page is opened again', async () => {
  const services = fakeServices();
  await closeMeanwhile(services, true);
  expect(statuses(services)).toEqual(['running']);
  showImport('shopify', services);
  expect(await screen.findByText(history.status.cancelled)).toBeTruthy();
  expect(statuses(services)).toEqual(['cancelled']);
  expect(screen.queryByRole('button', { name: /^Resume the import of/ })).toBeNull();
});

it('a run whose window was closed without that is interrupted', async () => {
  const services = fakeServices();
  await closeMeanwhile(services, false);
  showImport('shopify', services);
  await screen.findByText(history.status.interrupted);
  expect(statuses(services)).toEqual(['running']);
});

it('a run that goes on after it was cancelled is no longer one that was cancelled', async () => {
  const services = fakeServices();
  await closeMeanwhile(services, true);
  // Nothing may be told yet: the person decides otherwise meanwhile.
  const commit = () => Promise.reject(new HttpError('You may not write', 403));
  const denied = { ...services, dataProvider: { ...services.dataProvider, commit } };
  showImport('shopify', denied);
  await press(/^Resume the import of/);
  await press('Import 2 products');
  await screen.findByRole('heading', { name: done.stopped });
  cleanup();
  showImport('shopify', services);
  await screen.findByText(history.status.interrupted);
  await act(() => new Promise(resolve => setTimeout(resolve, 50)));
  expect(statuses(services)).toEqual(['running']);
});
