import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { importedProductId } from '@/domain/import/identity.ts';
import { common } from '@/i18n/en/common.ts';
import {
  csv,
  MUG,
  setUpImportTests,
  showImport,
  TEA,
  upload,
} from '../../../tests/support/importPage.tsx';
import { fakeServices } from '../../../tests/unit/import/fakeServices.ts';

setUpImportTests();

/** The page over a database that takes as long to answer as one far away does. */
const show = () => {
  const services = fakeServices();
  const { stream } = services.dataProvider;
  const { commit } = services.dataProvider;
  const refused: unknown[] = [];
  let opening = Promise.resolve();
  /** A run is not opened before what it returns is called. */
  const hold = () => {
    let release = () => {};
    opening = new Promise(resolve => {
      release = resolve;
    });
    return () => release();
  };
  services.dataProvider.commit = async writes => {
    if (writes.some(({ type, collection }) => type === 'set' && collection === 'imports'))
      await opening;
    await commit(writes).catch((error: unknown) => {
      refused.push(error);
      throw error;
    });
  };
  let isBroken = false;
  services.dataProvider.stream = async function* (name, query) {
    await new Promise(resolve => setTimeout(resolve, 150));
    if (isBroken) throw new Error('broken off');
    yield* stream(name, query);
  };
  const breakOff = (now: boolean) => {
    isBroken = now;
  };
  return { ...showImport('shopify', services), breakOff, hold, refused };
};
const importButton = () => screen.findByRole('button', { name: /^Import \d+ product/ });
const finished = () => screen.findByRole('heading', { name: 'Import finished' });
const FINE_TEA = TEA.replace('Tea', 'Fine tea');

/** Names the shop and presses as one movement of the hand, which leaves the field. */
const nameAndPress = async (value: string) => {
  const button = await importButton();
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  const field = screen.getByRole('combobox', { name: 'Shop name' });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
  fireEvent.click(button);
};

it('writes under the name that was typed last', async () => {
  const { services } = show();
  await upload(csv(TEA));
  await nameAndPress('another-shop');
  await finished();
  const ids = services.memory.products().map(({ id }) => id);
  expect(ids).toEqual([importedProductId('biz', 'shopify', 'another-shop', 'tea')]);
  expect(services.memory.inCollection('imports')).toMatchObject([{ shop: 'another-shop' }]);
});

it('writes nothing that is more than was said, and says what it would be now', async () => {
  const { services } = show();
  await upload(csv(TEA));
  await userEvent.click(await importButton());
  await finished();
  await userEvent.click(screen.getByRole('button', { name: 'Import more' }));
  await upload(csv(FINE_TEA, MUG));
  await screen.findByRole('button', { name: 'Changed 1' });
  await nameAndPress('another-shop');
  await screen.findByRole('button', { name: 'New 2' });
  await waitFor(async () => expect(await importButton()).toHaveProperty('disabled', false));
  expect(services.memory.products().map(({ title }) => title)).toEqual(['Tea']);
  await userEvent.click(await importButton());
  expect(await screen.findByText('2 products added')).toBeTruthy();
});

it('cannot be pressed before the plan is there, nor where it could not be made', async () => {
  const { breakOff, services } = show();
  await upload(csv(TEA));
  await screen.findByText('1 product will be written');
  breakOff(true);
  await nameAndPress('another-shop');
  await waitFor(async () => expect(await importButton()).toHaveProperty('disabled', true));
  const again = await screen.findByRole('button', { name: common.retry });
  expect(await importButton()).toHaveProperty('disabled', true);
  expect(services.memory.products()).toEqual([]);
  breakOff(false);
  await userEvent.click(again);
  await waitFor(async () => expect(await importButton()).toHaveProperty('disabled', false));
});

it('can be paused before its record is there, which says so as soon as it is', async () => {
  const { services, refused, hold } = show();
  await upload(csv(TEA));
  const button = await importButton();
  const release = hold();
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  const runs = () => services.memory.inCollection('imports');
  expect(runs()).toEqual([]);
  release();
  await waitFor(() => expect(runs()).toMatchObject([{ status: 'paused' }]));
  expect(refused).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Resume' }));
  await finished();
  expect(runs()).toMatchObject([{ status: 'finished', counts: { created: 1 } }]);
  expect(refused).toEqual([]);
});
