import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, HttpError } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { taskStore } from '@/components/progress/taskStore.ts';
import { TaskUnanswered } from '@/domain/functions/ownerTaskNews.ts';
import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import type { CopyPicturesTask } from '@/domain/schemas/ownerTask.ts';
import type { OwnerTaskSign } from '@/domain/schemas/ownerTaskSign.ts';
import { common } from '@/i18n/en/common.ts';
import { importText } from '@/i18n/en/import.ts';
import type { AskOwnerTask, OwnerTaskService } from '@/providers/askOwnerTask.ts';
import { ServicesContext } from '@/providers/ServicesContext.tsx';
import { fakeServices } from '../../../../tests/unit/import/fakeServices.ts';
import { contextOf, importAll, plan, readText } from '../../../../tests/unit/import/importing.ts';
import { createImportSession } from '../engine/importSession.ts';
import { SessionContext } from '../engine/SessionContext.ts';
import { startPictures } from '../engine/startRun.ts';
import { PictureReport } from './PictureReport.tsx';

const messages = { ...englishMessages, common, import: importText };
const i18nProvider = polyglotI18nProvider(() => messages, 'en', { allowMissing: true });

const file = {
  ...{ bucket: 'b', name: 'i', fullPath: 'x', size: 3, timeCreated: '', updated: '' },
};
const link = (id: string) => ({ id, url: `https://x.example/${id}.png`, alt: '' });
const copied = (id: string) => ({ ...link(id), url: `https://storage.example/${id}`, file });
const failure = (imageId: string, code: 'notAllowed' | 'notFound') => ({
  ...{ productId: 'p', title: 'Tea', url: link(imageId).url, imageId, code },
});
const done = (did: Record<string, number>, more: Partial<CopyPicturesTask> = {}) => ({
  ...{ id: 't', kind: 'copyPictures' as const, productIds: ['p'], askedBy: 'biz' },
  ...{ askedAt: new Date(0), state: 'done' as const, did, parts: 0 as const },
  ...more,
});

/** Functions that say nothing but what they end with; null: nobody takes the task up. */
const functions = (
  answer: (...given: Parameters<AskOwnerTask>) => Promise<CopyPicturesTask | null>,
): AskOwnerTask =>
  async function* (...given) {
    const task = await answer(...given);
    if (!task) throw new TaskUnanswered();
    yield { task: { ...task, state: 'asked' }, texts: [] };
    yield { task, texts: [] };
  };

const COPY = 'Copy on the server';

const SIGN: OwnerTaskSign = { until: new Date(0), does: true, shops: false };

const setUp = async (
  ask?: AskOwnerTask,
  failures = [failure('a', 'notAllowed'), failure('b', 'notAllowed')],
  sign: OwnerTaskService['sign'] = async () => SIGN,
) => {
  const services = fakeServices();
  const write = async (images: readonly object[], version: number) => {
    const now = new Date(0);
    await services.dataProvider.commit([
      {
        ...{ type: 'set', collection: 'products', id: 'p' },
        data: {
          ...emptyProduct('EUR'),
          ...{ title: 'Tea', businessId: 'biz', businessName: 'Biz', images, version },
          ...{
            stockState: 'untracked',
            stockTotal: null,
            gaps: [],
            createdAt: now,
            updatedAt: now,
          },
          ...{ createdBy: 'biz', updatedBy: 'biz' },
        },
      },
    ]);
  };
  await write(
    failures.map(({ imageId }) => link(imageId)),
    1,
  );
  const session = createImportSession({
    ...{ platform: 'shopify', ...services, currency: 'EUR', shop: 'my-shop' },
    actor: { uid: 'biz', email: 'biz@shop.example', role: 'owner' },
    ...{ businessId: 'biz', businessName: 'Biz', sharesThread: true },
  });
  const total = failures.length + 1;
  session.state.set({
    pictures: { running: false, done: total, total, copied: 1, failures },
  });
  render(
    <CoreAdminContext dataProvider={services.dataProvider} i18nProvider={i18nProvider}>
      <ServicesContext value={{ ...services, ...(ask && { ownerTasks: { ask, sign } }) }}>
        <SessionContext value={session}>
          <PictureReport />
        </SessionContext>
      </ServicesContext>
    </CoreAdminContext>,
  );
  return { write, session, services };
};

const press = async () => userEvent.click(await screen.findByRole('button', { name: COPY }));

describe('the report on pictures', () => {
  beforeEach(() => {
    cleanup();
    taskStore.clear();
    vi.restoreAllMocks();
  });

  it('has a server copy what this browser may not, and tells what is left and why', async () => {
    let answer = (_: CopyPicturesTask) => {};
    const asked: unknown[] = [];
    const { write } = await setUp(
      functions((...given) => {
        asked.push(given.slice(0, 2));
        return new Promise(resolve => {
          answer = resolve;
        });
      }),
    );
    await press();
    expect(await screen.findByText(/^The server copies the pictures/)).toBeTruthy();
    expect(screen.getByText('0 of 2 pictures copied or tried')).toBeTruthy();
    expect(asked).toEqual([['biz', { kind: 'copyPictures', productIds: ['p'] }]]);
    await write([copied('a'), link('b')], 2);
    answer(
      done(
        { copiedPictures: 1, failedPictures: 1, leftPictures: 0 },
        { pictures: [{ productId: 'p', imageId: 'b', code: 'noImage' }] },
      ),
    );
    expect(await screen.findByText('2 pictures copied')).toBeTruthy();
    expect(screen.getByText('1 picture stays a link')).toBeTruthy();
    expect(screen.getByText(/Tea: The address leads to no picture/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: COPY })).toBeNull();
    expect(taskStore.snapshot().map(({ state }) => state)).toEqual(['done']);
  });

  it('asks again for what was left for want of time, as long as it helps', async () => {
    let times = 0;
    const { write } = await setUp(
      functions(async () => {
        times++;
        await write([copied('a'), times < 2 ? link('b') : copied('b')], times + 1);
        return done({ copiedPictures: 1, failedPictures: 0, leftPictures: 2 - times });
      }),
    );
    await press();
    expect(await screen.findByText('3 pictures copied')).toBeTruthy();
    expect(times).toBe(2);
    expect(screen.queryByText(/stay links/)).toBeNull();
  });

  it('says that nobody answered, and offers it no more', async () => {
    await setUp(functions(async () => null));
    await press();
    expect(await screen.findByText(/Nobody answered/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: COPY })).toBeNull();
    expect(screen.getByText('2 pictures stay links')).toBeTruthy();
    expect(taskStore.snapshot().map(({ state }) => state)).toEqual(['failed']);
  });

  it('says why it could not be asked, and can be asked again', async () => {
    const ask = vi.fn(async () => null);
    ask.mockRejectedValueOnce(new Error('The line is dead'));
    await setUp(functions(ask));
    await press();
    expect(
      await screen.findByText(/^The server did not copy them\..*The line is dead/),
    ).toBeTruthy();
    await press();
    expect(await screen.findByText(/Nobody answered/)).toBeTruthy();
    expect(screen.queryByText(/The line is dead/)).toBeNull();
  });

  it.each(['tooMany', 'invalid'] as const)(
    'says what to do where it is refused: %s',
    async code => {
      await setUp(functions(async () => done({}, { state: 'failed', failure: code })));
      await press();
      const sentence = importText.pictures.server.refusal[code];
      expect(await screen.findByText(`The server did not copy them. ${sentence}`)).toBeTruthy();
      expect(screen.getByRole('button', { name: COPY })).toBeTruthy();
    },
  );

  it('keeps the pictures of other products when some are tried again', async () => {
    const { services, session } = await setUp();
    const { memory } = services;
    const row = (name: string) => `${name},${name},1.00,https://x.example/${name}.png`;
    const csv = `Handle,Title,Variant Price,Image Src\n${row('Tea')}\n${row('Mug')}\n`;
    const { products } = readText('shopify', csv);
    await importAll(products, memory, contextOf('shopify'));
    const failures = memory.products().flatMap(({ id, title, images }) =>
      (id === 'p' ? [] : images).map(({ id: imageId, url }) => {
        const code = title === 'Tea' ? ('notFound' as const) : ('notAllowed' as const);
        return { productId: id, imageId, title, url, code };
      }),
    );
    expect(failures).toHaveLength(2);
    session.state.set({
      lines: await plan(products, memory),
      pictures: { running: false, done: 3, total: 3, copied: 1, failures },
    });
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try these again' }));
    await vi.waitFor(() => expect(session.state.get().pictures?.running).toBe(false));
    expect(await screen.findByText('2 pictures stay links')).toBeTruthy();
    expect(screen.getByText(/^Mug: Not tried/)).toBeTruthy();
    expect(screen.getByText(/^Tea: The picture is not there/)).toBeTruthy();
    expect(screen.getByText('1 picture copied')).toBeTruthy();
  });

  it('says at its end how far it came, however quick it was', async () => {
    const { session } = await setUp();
    const products = await session.store.productsOf(['p']);
    vi.spyOn(session.store, 'productsOf').mockResolvedValue(products);
    vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
    const { done, total } = await startPictures(session, [], 'Copying').ended;
    expect([done, total]).toEqual([2, 2]);
  });

  it('ends the waiting where somebody cancels', async () => {
    await setUp(
      functions(
        (_business, _asked, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
          }),
      ),
    );
    await press();
    const [task] = taskStore.snapshot();
    taskStore.cancel(task?.id ?? '');
    expect(await screen.findByRole('button', { name: COPY })).toBeTruthy();
    expect(screen.queryByText(/did not copy/)).toBeNull();
  });

  it.each<[string, 'off' | 'silent' | 'unknown', OwnerTaskService['sign'], boolean]>([
    ['functions are switched off', 'off', async () => ({ ...SIGN, does: false }), false],
    ['their sign is over', 'silent', () => Promise.reject(new HttpError('denied', 403)), true],
    ['it cannot be read', 'unknown', () => Promise.reject(new HttpError('away', 503)), true],
  ])('says at once what lacks where %s', async (_, standing, sign, offered) => {
    await setUp(
      functions(async () => null),
      undefined,
      sign,
    );
    const sentence = importText.pictures.server.standing[standing];
    expect(await screen.findByText(new RegExp(sentence))).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: COPY })).toHaveLength(offered ? 1 : 0);
  });

  it('offers none where functions left no sign that they are there', async () => {
    const sign = vi.fn(async () => null);
    await setUp(
      functions(async () => null),
      undefined,
      sign,
    );
    await vi.waitFor(() => expect(sign).toHaveResolved());
    await new Promise(resolve => setTimeout(resolve, 100));
    expect(screen.getByText('2 pictures stay links')).toBeTruthy();
    expect(screen.queryByRole('button', { name: COPY })).toBeNull();
  });

  it('asks about functions only where they could do better', async () => {
    const sign = vi.fn(async () => SIGN);
    await setUp(
      functions(async () => null),
      [failure('a', 'notFound')],
      sign,
    );
    expect(await screen.findByText('1 picture stays a link')).toBeTruthy();
    expect(sign).not.toHaveBeenCalled();
  });

  it.each([
    ['no server could do better', functions(async () => null), 'notFound' as const],
    ['the back end has none', undefined, 'notAllowed' as const],
  ])('offers none where %s', async (_, ask, code) => {
    await setUp(ask, [failure('a', code)]);
    expect(await screen.findByText('1 picture stays a link')).toBeTruthy();
    expect(screen.queryByRole('button', { name: COPY })).toBeNull();
  });
});
