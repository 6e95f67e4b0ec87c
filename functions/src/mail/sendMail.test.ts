import { expect, it } from 'vitest';
import { memoryStore } from '../store/testStore.ts';
import type { MailNews } from './mailNews.ts';
import { sendMail } from './sendMail.ts';

const settings = { collection: 'mail', language: 'en', consoleUrl: '' } as const;
const news = (more: Partial<MailNews> = {}): MailNews => ({
  ...{
    id: 'business_shop_1_5',
    businessId: 'shop',
    kind: 'rejected',
    reason: 'No.',
    request: null,
  },
  ...more,
});
const answer = news({ id: 'request_r_2', kind: 'answered', request: { id: 'r', subject: 'Help' } });
const storeOf = (more: Record<string, unknown> = {}) => {
  const shop = { businessEmail: 'Ann@Shop.com', businessName: 'Oak', isDeleted: false };
  return memoryStore({ business: [{ id: 'shop', ...shop, ...more }] });
};

it('leaves one mail for each news, however often it is told of', async () => {
  const store = storeOf();
  expect(await sendMail(store, [news(), answer], settings)).toEqual({ mails: 2, unaddressed: 0 });
  await store.commit([
    {
      ...{ type: 'update', collection: 'mail', id: 'request_r_2' },
      data: { delivery: { state: 'SUCCESS' } },
    },
  ]);
  const sent = store.all('mail');
  expect(sent[0]).toEqual({
    ...{ id: 'business_shop_1_5', to: 'ann@shop.com' },
    message: {
      ...{ subject: 'Oak was rejected', text: 'Your business Oak was rejected.\n\nReason:\nNo.\n' },
    },
  });
  expect(await sendMail(store, [news(), answer], settings)).toEqual({ mails: 0, unaddressed: 0 });
  expect(store.all('mail')).toEqual(sent);
});

it.each([
  ['two addresses', { businessEmail: 'ann@shop.com, all@shop.com' }],
  ['a header', { businessEmail: 'ann@shop.com\r\nBcc: all@shop.com' }],
  ['no address', { businessEmail: null }],
])('sends nothing to %s, and says so', async (_, more) => {
  const store = storeOf(more);
  expect(await sendMail(store, [news()], settings)).toEqual({ mails: 0, unaddressed: 1 });
  expect(store.all('mail')).toEqual([]);
});

it('tells a deleted business of that, and of no request', async () => {
  const store = storeOf({ isDeleted: true });
  await sendMail(store, [news({ kind: 'deleted' }), answer], settings);
  expect(store.all('mail').map(({ id }) => id)).toEqual(['business_shop_1_5']);
});

it('sends the rest where a business is gone, and fails where the database does', async () => {
  const store = storeOf();
  const gone = news({ businessId: 'gone' });
  expect(await sendMail(store, [gone, answer], settings)).toEqual({ mails: 1, unaddressed: 1 });
  const failing = { ...store, commit: () => Promise.reject(new Error('unavailable')) };
  await expect(sendMail(failing, [news()], settings)).rejects.toThrow('unavailable');
});
