import 'fake-indexeddb/auto';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { type OwnerTaskNews, TaskUnanswered } from '@/domain/functions/ownerTaskNews.ts';
import { readAdmin } from '@/domain/import/shopify/admin/readAdmin.ts';
import { shopLines } from '@/domain/import/shopify/admin/shopLines.ts';
import type { Platform } from '@/domain/platforms.ts';
import type { OwnerTaskSign } from '@/domain/schemas/ownerTaskSign.ts';
import { english } from '@/i18n/en/index.ts';
import type { AskOwnerTask, OwnerTaskService } from '@/providers/askOwnerTask.ts';
import { setUpImportTests, showImport } from '../../../../tests/support/importPage.tsx';
import {
  ADMIN_TOKEN,
  type MockAdminProduct,
  mockAdmin,
} from '../../../../tests/support/mockAdmin.ts';
import { fakeServices } from '../../../../tests/unit/import/fakeServices.ts';

setUpImportTests();

const words = english.import.everything;
const SHOP = 'oak.myshopify.com';

/** What functions would say of a task, as somebody else decides it. */
const answering = () => {
  const queue: (OwnerTaskNews | Error)[] = [];
  const asked: Parameters<AskOwnerTask>[] = [];
  let wake = () => {};
  const ask: AskOwnerTask = async function* (...given) {
    asked.push(given);
    const [, , signal] = given;
    signal.addEventListener('abort', () => wake());
    for (;;) {
      signal.throwIfAborted();
      const next = queue.shift();
      if (next instanceof Error) throw next;
      if (next) yield next;
      if (next && next.task.state !== 'asked') return;
      if (!next)
        await new Promise<void>(resolve => {
          wake = resolve;
        });
    }
  };
  const say = (
    task: Partial<Extract<OwnerTaskNews['task'], { kind: 'readShop' }>>,
    texts: string[] = [],
  ) => {
    const common = { id: 't', askedBy: 'biz', askedAt: new Date(), state: 'asked' as const };
    queue.push({ task: { ...common, kind: 'readShop', ...task }, texts });
    wake();
  };
  const fail = (error: Error) => {
    queue.push(error);
    wake();
  };
  return { ask, say, fail, asked };
};

const linesOf = async (products: MockAdminProduct[]) => {
  const { fetch } = mockAdmin({ products });
  const around = { fetch, sleep: async () => {}, signal: new AbortController().signal };
  let text = '';
  for await (const page of readAdmin({ shop: SHOP, token: ADMIN_TOKEN }, around))
    text += shopLines(page.products, { shop: SHOP, currency: page.currency });
  return text;
};

const DRAFT: MockAdminProduct = {
  ...{ handle: 'tray', title: 'Walnut tray', status: 'DRAFT' },
  variants: [{ price: '19.90', cost: '7.50', quantity: 4 }],
};

const SIGN: OwnerTaskSign = { until: new Date(0), does: true, shops: true };

const show = (
  ask?: AskOwnerTask,
  platform: Platform = 'shopify',
  sign: OwnerTaskService['sign'] = async () => SIGN,
) => {
  const services = { ...fakeServices(), ...(ask && { ownerTasks: { ask, sign } }) };
  const { session } = showImport(platform, services);
  return { services, session };
};

const begin = async () => {
  await userEvent.click(await screen.findByRole('tab', { name: 'Read everything' }));
  await userEvent.click(screen.getByRole('button', { name: words.go }));
};

describe('reading everything from Shopify', () => {
  it('is not offered where no functions can be, nor for Wix, where nobody is asked about them', () => {
    show();
    expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toHaveLength(2);
    cleanup();
    const sign = vi.fn(async () => SIGN);
    show(answering().ask, 'wix', sign);
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    expect(sign).not.toHaveBeenCalled();
  });

  it('is not offered where functions left no sign that they are there', async () => {
    const sign = vi.fn(async () => null);
    show(answering().ask, 'shopify', sign);
    await vi.waitFor(() => expect(sign).toHaveResolved());
    await new Promise(resolve => setTimeout(resolve, 100));
    expect(screen.getAllByRole('tab')).toHaveLength(2);
  });

  it.each<[string, 'off' | 'noShops' | 'silent' | 'unknown', OwnerTaskService['sign'], boolean]>([
    ['they are switched off', 'off', async () => ({ ...SIGN, does: false }), false],
    ['no shop is set up', 'noShops', async () => ({ ...SIGN, shops: false }), false],
    ['their sign is over', 'silent', () => Promise.reject(new HttpError('denied', 403)), true],
    ['it cannot be read', 'unknown', () => Promise.reject(new HttpError('away', 503)), true],
    ['it cannot be made out', 'unknown', () => Promise.reject(new Error('odd')), true],
  ])('says at once what lacks where %s', async (_, standing, sign, offered) => {
    const { ask, asked } = answering();
    show(ask, 'shopify', sign);
    await userEvent.click(await screen.findByRole('tab', { name: 'Read everything' }));
    expect(screen.getByText(words.standing[standing])).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: words.go })).toHaveLength(offered ? 1 : 0);
    expect(asked).toEqual([]);
  });

  it('reads the sign once for a whole import', async () => {
    const sign = vi.fn(async () => SIGN);
    const { ask, say } = answering();
    show(ask, 'shopify', sign);
    await begin();
    say({ state: 'done', parts: 1 }, [await linesOf([DRAFT])]);
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 product' }));
    await screen.findByRole('heading', { name: 'Import finished' });
    await userEvent.click(screen.getByRole('button', { name: 'Import more' }));
    await screen.findByRole('tab', { name: 'Read everything' });
    expect(sign).toHaveBeenCalledTimes(1);
  });

  it('asks for the business, counts what comes, and imports it as any other source', async () => {
    const { ask, say, asked } = answering();
    const { services, session } = show(ask);
    await begin();
    expect(asked.map(([business, one]) => [business, one])).toEqual([
      ['biz', { kind: 'readShop' }],
    ]);
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    say({ parts: 0 });
    const text = await linesOf([DRAFT, { handle: 'mug', title: 'Mug' }]);
    const cut = text.indexOf('\n') + 10;
    say({ parts: 1 }, [text.slice(0, cut)]);
    expect(await screen.findByText('1 product')).toBeTruthy();
    say({ state: 'done', parts: 2, capped: false }, [text.slice(cut)]);
    const button = await screen.findByRole('button', { name: 'Import 2 products' });
    expect(session.state.get().settings.shop).toBe(SHOP);
    expect(screen.queryByText(/could be read this way/)).toBeNull();
    await userEvent.click(button);
    await screen.findByRole('heading', { name: 'Import finished' });
    expect(services.memory.products()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ title: 'Walnut tray', status: 'draft', price: 1990, currency: 'EUR' },
          inventory: { tracked: true, quantity: 4, inStock: true, oversell: false },
          source: expect.objectContaining({ shop: SHOP, channel: 'api', handle: 'tray' }),
        }),
      ]),
    );
    const tray = services.memory.products().find(({ title }) => title === 'Walnut tray');
    expect(services.memory.get(`products/${tray?.id}/private/biz`)).toMatchObject({ cost: 750 });
  });

  it('says how many there were where that is not all', async () => {
    const { ask, say } = answering();
    show(ask);
    await begin();
    say({ state: 'done', parts: 1, capped: true }, [await linesOf([DRAFT])]);
    expect(await screen.findByText(/^Only 1 product could be read this way/)).toBeTruthy();
  });

  it.each([
    ['noShop', words.refusal.noShop],
    ['badToken', words.refusal.badToken],
    ['of a later version', words.refusal.unreadable],
  ])('says what to do where it is refused: %s', async (failure, sentence) => {
    const { ask, say } = answering();
    show(ask);
    await begin();
    say({ state: 'failed', failure });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(sentence);
    // The same way is open, to try it again.
    expect(await screen.findByRole('button', { name: words.go })).toBeTruthy();
  });

  it.each([
    ['nobody answers', new TaskUnanswered(), words.refusal.noAnswer],
    ['it may not be asked', new HttpError('denied', 403), words.refusal.denied],
  ])('says so where %s', async (_, error, sentence) => {
    const { ask, fail } = answering();
    show(ask);
    await begin();
    fail(error);
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });

  it.each([
    ['no lines', ['nonsense\n'], words.refusal.unreadable],
    ['half a line', ['{"shop"'], words.refusal.unreadable],
    ['nothing', [], words.refusal.empty],
  ])('takes nothing where what came is %s', async (_, texts, sentence) => {
    const { ask, say } = answering();
    show(ask);
    await begin();
    say({ state: 'done', parts: texts.length }, texts);
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });

  it('ends the waiting when it is cancelled', async () => {
    const { ask, asked, say } = answering();
    show(ask);
    await begin();
    say({ parts: 1 }, [await linesOf([DRAFT])]);
    await screen.findByText('1 product');
    await userEvent.click(screen.getByRole('button', { name: english.import.reading.cancel }));
    const tabs = await screen.findByRole('tablist');
    expect(within(tabs).getAllByRole('tab')).toHaveLength(3);
    expect(asked[0]?.[2].aborted).toBe(true);
    // Where they were.
    expect(screen.getByRole('button', { name: words.go })).toBeTruthy();
    say({ state: 'done', parts: 1 });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
