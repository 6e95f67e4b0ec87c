import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { set } from 'idb-keyval';
import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { failuresKey, importRunStore } from '@/components/device/localStores.ts';
import { importChunkSchema } from '@/domain/schemas/importRun.ts';
import type { Write } from '@/domain/write.ts';
import { importText } from '@/i18n/en/import.ts';
import {
  actor,
  csv,
  MUG,
  press,
  setUpImportTests,
  showImport,
  TEA,
  upload,
} from '../../../tests/support/importPage.tsx';
import { fakeServices } from '../../../tests/unit/import/fakeServices.ts';
import { placeInSource } from './engine/placeInSource.ts';

setUpImportTests();

const { done, run, history } = importText;
const ODD = 'odd,Odd,,O-1,1.00,';
type Services = ReturnType<typeof fakeServices>;

const has = (writes: readonly Write[], title: string) =>
  writes.some(write => write.type === 'set' && write.data.title === title);

/** How a store answers: it takes the odd product or not, and has no answer to what holds `silent`, done or not. */
interface Answers {
  takesOdd?: boolean;
  silent?: string;
  isDone?: boolean;
}

const over = (services: Services, { takesOdd, silent, isDone }: Answers) => ({
  ...services,
  dataProvider: {
    ...services.dataProvider,
    commit: async (writes: readonly Write[]) => {
      if (!takesOdd && has(writes, 'Odd')) throw new HttpError('Too odd', 400);
      const isSilent = silent !== undefined && has(writes, silent);
      if (!isSilent || isDone) await services.dataProvider.commit(writes);
      if (isSilent) await new Promise<never>(() => {});
    },
  },
});

/** What the only run's record says of what failed. */
const toldBy = ({ memory }: Services) => {
  const [record] = memory.inCollection('imports');
  const chunks = memory.inCollection(`imports/${record?.id}/chunks`);
  return {
    id: String(record?.id),
    status: record?.status,
    counts: record?.counts,
    failed: chunks.flatMap(chunk => importChunkSchema.parse(chunk).failed.map(one => one.message)),
  };
};

/** A run that a product was refused of, and that had no answer to the next one, in a window that is gone. */
const closeAfterRefusal = async (
  services: Services,
  silent: string,
  { cancel = false, isDone = false } = {},
) => {
  showImport('shopify', over(services, { silent, isDone }));
  await upload(csv(ODD, TEA, MUG));
  await press('Import 3 products');
  await screen.findByText(/1 failed/);
  await act(() => new Promise(resolve => setTimeout(resolve, 50)));
  if (cancel) await press(run.cancel);
  await act(() => new Promise(resolve => setTimeout(resolve, 50)));
  cleanup();
};
const goOn = async (services: Services, takesOdd = false) => {
  const page = showImport('shopify', over(services, { takesOdd }));
  await press(/^Resume the import of/);
  await screen.findByRole('button', { name: /^Import \d products/ });
  return page;
};
const finish = async () => {
  await press(/^Import \d products?/);
  await screen.findByRole('heading', { name: done.finished });
};

it('what was refused before the window closed is told by the run’s record, though it is not tried again', async () => {
  const services = fakeServices();
  await closeAfterRefusal(services, 'Tea');
  expect(toldBy(services)).toMatchObject({ counts: { created: 0, failed: 0 }, failed: [] });
  const { session } = await goOn(services);
  const odd = session.state.get().sources.find(({ title }) => title === 'Odd');
  session.select(odd ? [placeInSource(odd)] : [], false);
  await screen.findByRole('button', { name: 'Import 2 products' });
  await finish();
  expect(toldBy(services)).toMatchObject({
    ...{ status: 'finished', counts: { created: 2, failed: 1 }, failed: ['Too odd'] },
  });
});

it('refused once more, it is told once', async () => {
  const services = fakeServices();
  await closeAfterRefusal(services, 'Tea');
  await goOn(services);
  await finish();
  expect(toldBy(services)).toMatchObject({
    ...{ status: 'finished', counts: { created: 2, failed: 1 }, failed: ['Too odd'] },
  });
});

it('told before the window closed and refused once more, it is told once', async () => {
  const services = fakeServices();
  await closeAfterRefusal(services, 'Mug');
  expect(toldBy(services)).toMatchObject({ counts: { created: 1, failed: 1 } });
  await goOn(services);
  await finish();
  expect(toldBy(services)).toMatchObject({
    ...{ status: 'finished', counts: { created: 2, failed: 1 }, failed: ['Too odd'] },
  });
});

it('told by a step that no answer came to, it is told once', async () => {
  const services = fakeServices();
  await closeAfterRefusal(services, 'Tea', { isDone: true });
  expect(toldBy(services)).toMatchObject({ counts: { created: 1, failed: 1 } });
  await goOn(services);
  await finish();
  expect(toldBy(services)).toMatchObject({
    ...{ status: 'finished', counts: { created: 2, failed: 1 }, failed: ['Too odd'] },
  });
});

it('written when the run goes on, it has not failed', async () => {
  for (const silent of ['Tea', 'Mug']) {
    const services = fakeServices();
    await closeAfterRefusal(services, silent);
    await goOn(services, true);
    await finish();
    expect(toldBy(services)).toMatchObject({ counts: { created: 3, failed: 0 } });
    cleanup();
  }
});

it('stored by another import meanwhile, it has not failed', async () => {
  const services = fakeServices();
  await closeAfterRefusal(services, 'Tea');
  showImport('shopify', services);
  await upload(csv(ODD));
  await press('Import 1 product');
  await screen.findByRole('heading', { name: done.finished });
  cleanup();
  await goOn(services, true);
  await finish();
  expect(toldBy(services)).toMatchObject({ counts: { created: 2, failed: 0 }, failed: [] });
});

it('a run that was being cancelled as its window closed is told as cancelled with what was refused', async () => {
  const services = fakeServices();
  await closeAfterRefusal(services, 'Tea', { cancel: true });
  expect(toldBy(services)).toMatchObject({ status: 'running', failed: [] });
  showImport('shopify', services);
  expect(await screen.findByText(history.status.cancelled)).toBeTruthy();
  expect(toldBy(services)).toMatchObject({
    ...{ status: 'cancelled', counts: { created: 0, failed: 1 }, failed: ['Too odd'] },
  });
});

it('what another version of the console kept of it is not looked at', async () => {
  const services = fakeServices();
  await closeAfterRefusal(services, 'Tea');
  const kept = { uid: actor.uid, told: 'Odd', untold: null };
  await set(failuresKey(toldBy(services).id), kept, importRunStore());
  await goOn(services, true);
  await finish();
  await waitFor(() =>
    expect(toldBy(services)).toMatchObject({ counts: { created: 3, failed: 0 }, failed: [] }),
  );
});
