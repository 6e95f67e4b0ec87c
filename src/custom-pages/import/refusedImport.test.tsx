import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { taskStore } from '@/components/progress/taskStore.ts';
import { common } from '@/i18n/en/common.ts';
import { importText } from '@/i18n/en/import.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import {
  csv,
  MUG,
  setUpImportTests,
  showImport,
  TEA,
  upload,
} from '../../../tests/support/importPage.tsx';
import { type Refusal, refusingStore } from '../../../tests/support/refusingStore.ts';
import { fakeServices } from '../../../tests/unit/import/fakeServices.ts';

// Waiting before each further try is another test's subject.
vi.mock('@/domain/retry.ts', async original => ({
  ...(await original<typeof import('@/domain/retry.ts')>()),
  sleep: () => new Promise(resolve => setTimeout(resolve, 1)),
}));
setUpImportTests();

const { run, undo, pictures, done, history } = importText;
/** What is said of a record that does not say yet how its run ended. */
const UNTOLD = /^The history could not be told yet/;
/** What is said of a run that stands still. */
const STANDS: Record<Refusal, string> = { 429: run.pausedExhausted, 503: run.pausedUnreachable };
/** What is said of what could not be read. */
const UNREAD: Record<Refusal, string> = {
  429: common.error.quota,
  503: common.error.unreachableNow,
};

/** Puts what can refuse before data in memory. */
const refusing = (dataProvider: BackOfficeDataProvider) => {
  const link = refusingStore();
  const guarded = link.between(dataProvider);
  const { getList, getOne, getMany, commit } = guarded;
  const own: BackOfficeDataProvider = {
    ...dataProvider,
    ...{ getList, getOne, getMany, commit },
    stream: async function* (name, query) {
      await guarded.getMany(name, { ids: [] });
      yield* dataProvider.stream(name, query);
    },
  };
  return { link, dataProvider: own };
};

/** The page over a store that can refuse. */
const show = (services = fakeServices()) => {
  const { link, dataProvider } = refusing(services.dataProvider);
  const { memory } = services;
  return { link, memory, base: services, ...showImport('shopify', { ...services, dataProvider }) };
};
const press = async (name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1) ?? document.body);
const says = (words: string | RegExp) => screen.findAllByText(words);
const titles = ({ memory }: ReturnType<typeof show>) =>
  memory
    .products()
    .map(({ title }) => title)
    .toSorted();
const runsOf = ({ memory }: ReturnType<typeof show>) =>
  memory.inCollection('imports').map(({ status, counts }) => ({ status, counts }));
const COUNTS = { total: 2, created: 2, updated: 0, unchanged: 0, failed: 0 };
const DONE = [{ status: 'finished', counts: COUNTS }];
/** Two products whose run had no answer to its opening. */
const standStill = async ({ link }: ReturnType<typeof show>) => {
  await upload(csv(TEA, MUG));
  const start = await screen.findByRole('button', { name: 'Import 2 products' });
  link.loseAnswer(true);
  await userEvent.click(start);
  await says(STANDS[503]);
};
const finished = () => screen.findByRole('heading', { name: 'Import finished' });

describe.each([429, 503] as const)('where the database answers %i', status => {
  it('says why existing products cannot be read, keeps the file, and reads them at another try', async () => {
    const page = show();
    page.link.refuse(status);
    await upload(csv(TEA, MUG));
    await says(UNREAD[status]);
    page.link.mend();
    await press(common.retry);
    await screen.findByRole('button', { name: 'Import 2 products' });
    expect(screen.queryByText(UNREAD[status])).toBeNull();
    expect(titles(page)).toEqual([]);
  });

  it.each(['commits', 'all'] as const)(
    'a run stands still and says why where %s are refused, and goes on when it is told to',
    async what => {
      const page = show();
      await upload(csv(TEA, MUG));
      const start = await screen.findByRole('button', { name: 'Import 2 products' });
      page.link.refuse(status, what);
      await userEvent.click(start);
      await says(STANDS[status]);
      const { refused } = page.link.commits();
      await act(() => new Promise(resolve => setTimeout(resolve, 200)));
      expect(refused).toBeLessThan(7);
      expect(page.link.commits().refused, 'asks nothing meanwhile').toBe(0);
      expect([titles(page), runsOf(page)]).toEqual([[], []]);
      page.link.mend();
      await press(run.resume);
      await finished();
      expect([titles(page), runsOf(page)]).toEqual([['Mug', 'Tea'], DONE]);
    },
  );

  it('undoing a run says why it stands still, and goes on when it is told to', async () => {
    const page = show();
    await upload(csv(TEA, MUG));
    await press('Import 2 products');
    await finished();
    await press(/^Undo the import of/);
    page.link.refuse(status);
    await press(undo.confirm);
    await says(STANDS[status]);
    expect(titles(page)).toEqual(['Mug', 'Tea']);
    page.link.mend();
    await press(common.retry);
    await says(undo.doneTitle);
    expect([titles(page), runsOf(page).map(one => one.status)]).toEqual([[], ['undone']]);
  });

  it('going on with a run that was broken off says why it cannot, and can be pressed again', async () => {
    const page = show();
    await standStill(page);
    expect(runsOf(page)).toMatchObject([{ status: 'running' }]);
    // Another window: what runs here asks nothing meanwhile.
    page.leave();
    const { link, dataProvider } = refusing(page.base.dataProvider);
    showImport('shopify', { ...page.base, dataProvider });
    const again = /^Resume the import of/;
    await screen.findByRole('button', { name: again });
    link.refuse(status);
    await press(again);
    await says(UNREAD[status]);
    link.mend();
    await press(common.retry);
    await press('Import 2 products');
    await finished();
    expect([titles(page), runsOf(page)]).toEqual([['Mug', 'Tea'], DONE]);
  });

  it('a run that is cancelled meanwhile says what is left, and is cancelled in the history as soon as it can be', async () => {
    const page = show();
    await standStill(page);
    page.link.mend();
    page.link.refuse(status, 'commits');
    await press(run.cancel);
    await screen.findByRole('heading', { name: done.cancelled });
    await says(UNTOLD);
    await says(history.status.interrupted);
    expect(runsOf(page)).toMatchObject([{ status: 'running' }]);
    page.link.mend();
    await press(common.retry);
    await says(history.status.cancelled);
    expect(runsOf(page)).toMatchObject([{ status: 'cancelled', counts: { created: 0 } }]);
    expect(screen.queryByText(UNTOLD)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Resume the import of/ })).toBeNull();
  });

  it('pictures whose products cannot be read are named as left, and tried again', async () => {
    const services = fakeServices();
    const { getMany } = services.dataProvider;
    let refused = 0;
    services.dataProvider.getMany = (name, params) => {
      const isWritten = services.memory.products().length === 2;
      if (name !== 'products' || !isWritten || refused > 0) return getMany(name, params);
      refused += 1;
      return Promise.reject(new HttpError('refused', status));
    };
    const page = show(services);
    page.session.changeSettings({ images: 'copy' });
    await upload(csv(TEA, MUG));
    await press('Import 2 products');
    await finished();
    await says(new RegExp(pictures.failure.notTried));
    expect(taskStore.snapshot().at(-1)?.error).toBe(
      status === 429 ? 'common.error.quota' : 'common.error.unreachableNow',
    );
    await press(pictures.retry);
    await waitFor(() =>
      expect(screen.queryByText(new RegExp(pictures.failure.notTried))).toBeNull(),
    );
  });
});

it('a run that is cancelled while nothing may be written says so, and is told when it may be', async () => {
  const services = fakeServices();
  const { commit } = services.dataProvider;
  let isDenied = false;
  services.dataProvider.commit = async writes => {
    if (isDenied) throw new HttpError('You may not write', 403);
    await commit(writes);
  };
  const page = show(services);
  await upload(csv(TEA, MUG));
  const start = await screen.findByRole('button', { name: 'Import 2 products' });
  page.link.loseAnswer(true);
  await userEvent.click(start);
  await says(STANDS[503]);
  page.link.mend();
  isDenied = true;
  await press(run.cancel);
  await says(UNTOLD);
  expect((await screen.findByText(UNTOLD)).textContent).toContain('You may not write');
  await press(common.retry);
  await act(() => new Promise(resolve => setTimeout(resolve, 100)));
  await says(UNTOLD);
  await screen.findByRole('button', { name: /^Resume the import of/ });
  isDenied = false;
  await press(common.retry);
  await says(history.status.cancelled);
  expect(runsOf(page)).toMatchObject([{ status: 'cancelled' }]);
  expect(screen.queryByText(UNTOLD)).toBeNull();
});

it.each([1, 2, 3])('a run whose answer %i is lost ends as it would have', async number => {
  const services = fakeServices();
  const { commit } = services.dataProvider;
  let commits = 0;
  services.dataProvider.commit = async writes => {
    await commit(writes);
    commits += 1;
    if (commits === number) throw new HttpError('no answer', 503);
  };
  const page = show(services);
  await upload(csv(TEA, MUG));
  await press('Import 2 products');
  await finished();
  await says('2 products added');
  expect([titles(page), runsOf(page)]).toEqual([['Mug', 'Tea'], DONE]);
});

it.each([1, 2])('an undo whose answer %i is lost ends as it would have', async number => {
  const services = fakeServices();
  const page = show(services);
  await upload(csv(TEA, MUG));
  await press('Import 2 products');
  await finished();
  await press(/^Undo the import of/);
  page.link.loseAnswer();
  if (number === 2) page.link.loseAnswer();
  await press(undo.confirm);
  await says(undo.doneTitle);
  await says('2 products deleted');
  expect([titles(page), runsOf(page).map(one => one.status)]).toEqual([[], ['undone']]);
});
