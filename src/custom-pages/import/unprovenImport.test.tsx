import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { common } from '@/i18n/en/common.ts';
import { importText } from '@/i18n/en/import.ts';
import { explainUnproven } from '@/providers/firebase/explainUnproven.ts';
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

// Waiting before each further try is another test's subject.
vi.mock('@/domain/retry.ts', async original => ({
  ...(await original<typeof import('@/domain/retry.ts')>()),
  sleep: () => new Promise(resolve => setTimeout(resolve, 1)),
}));
setUpImportTests();

const { run, undo, done } = importText;
const WHY = run.pausedUnproven.replace('%{unproven}', common.error.unprovenHelp);

/** A store that refuses commits as Firestore does while App Check has no token. */
const show = () => {
  const services = fakeServices();
  let isUnproven = false;
  let refused = 0;
  const commit: typeof services.dataProvider.commit = async writes => {
    if (isUnproven) {
      refused += 1;
      throw new HttpError('Missing or insufficient permissions.', 403, {
        code: 'permission-denied',
      });
    }
    await services.dataProvider.commit(writes);
  };
  const guarded = explainUnproven({ ...services.dataProvider, commit }, () => isUnproven);
  const dataProvider = { ...services.dataProvider, commit: guarded.commit };
  showImport('shopify', { ...services, dataProvider });
  return {
    prove: (proven: boolean) => {
      isUnproven = !proven;
    },
    refused: () => refused,
    titles: () => services.memory.products().map(({ title }) => title),
  };
};

it('a run stands still for want of a proof, says so and asks no more, and goes on when it is told to', async () => {
  const page = show();
  await upload(csv(TEA, MUG));
  const start = await screen.findByRole('button', { name: 'Import 2 products' });
  page.prove(false);
  await userEvent.click(start);
  await screen.findByRole('button', { name: run.resume });
  expect(screen.getByText(WHY)).toBeTruthy();
  expect(screen.queryByText(run.pausedUnreachable)).toBeNull();
  expect([page.refused(), page.titles()]).toEqual([1, []]);
  page.prove(true);
  await press(run.resume);
  await screen.findByRole('heading', { name: done.finished });
  expect(page.titles().toSorted()).toEqual(['Mug', 'Tea']);
});

it('undoing a run says the same', async () => {
  const page = show();
  await upload(csv(TEA, MUG));
  await press('Import 2 products');
  await screen.findByRole('heading', { name: done.finished });
  await press(/^Undo the import of/);
  page.prove(false);
  await press(undo.confirm);
  await screen.findByRole('button', { name: common.retry });
  expect(screen.getByText(WHY)).toBeTruthy();
  page.prove(true);
  await press(common.retry);
  await screen.findByText(undo.doneTitle);
  expect(page.titles()).toEqual([]);
});
