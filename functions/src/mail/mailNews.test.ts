import { describe, expect, it } from 'vitest';
import type { StoredDocument } from '../../../src/domain/functions/functionStore.ts';
import { answerNews, statusNews } from './mailNews.ts';

const at = new Date('2026-11-05T12:00:00Z');
const step = (to: string, more: object = {}) => ({
  ...{ at, by: 'admin', from: 'pending', to, reason: ' Not a shop. ' },
  ...more,
});
const document = (collection: string, data: Record<string, unknown>): StoredDocument => ({
  ...{ collection, data: { id: 'it', ...data }, stamp: 1 },
});

describe('statusNews', () => {
  const business = (...statusHistory: unknown[]) => document('business', { statusHistory });
  const first = step('approved');

  it('is each step that was added, with its reason', () => {
    const news = statusNews(
      business(first),
      business(first, step('deactivated'), step('approved', { reason: '' })),
    );
    expect(news).toEqual([
      {
        ...{ id: `business_it_1_${at.getTime()}`, businessId: 'it', kind: 'deactivated' },
        ...{ reason: 'Not a shop.', request: null },
      },
      expect.objectContaining({ id: `business_it_2_${at.getTime()}`, kind: 'approved' }),
    ]);
  });

  it.each<[string, unknown]>([
    ['the owner took', step('deleted', { by: 'it' })],
    ['leads back to a status that keeps out', step('rejected', { from: 'deleted' })],
    ['leads to waiting', step('pending')],
    ['is none', 'rejected'],
    ['has no time', step('rejected', { at: 'yesterday' })],
  ])('is no step that %s', (_, added) => {
    expect(statusNews(business(first), business(first, added))).toEqual([]);
  });

  it('is nothing else: a history as it was, a shorter or broken one, a business that came or went', () => {
    expect(statusNews(business(first), business(step('rejected')))).toEqual([]);
    expect(statusNews(business(first), business())).toEqual([]);
    expect(statusNews(business(first), document('business', { statusHistory: {} }))).toEqual([]);
    expect(statusNews(null, business(first))).toEqual([]);
    expect(statusNews(business(first), null)).toEqual([]);
  });
});

describe('answerNews', () => {
  const request = (more: Record<string, unknown>) =>
    document('requests', {
      ...{ businessId: 'shop', subject: 'Help', version: 4, updatedBy: 'admin', unreadBy: null },
      ...more,
    });
  const answered = (more: Record<string, unknown> = {}) =>
    answerNews(request({ unreadBy: 'team' }), request({ unreadBy: 'owner', ...more }));

  it('is an answer, once for each', () => {
    expect(answered()).toEqual([
      {
        ...{ id: 'request_it_4', businessId: 'shop', kind: 'answered', reason: '' },
        request: { id: 'it', subject: 'Help' },
      },
    ]);
    expect(answered({ version: 6 })[0]?.id).toBe('request_it_6');
  });

  it.each<[string, Record<string, unknown>]>([
    ['for the team', { unreadBy: 'team' }],
    ['by the owner', { updatedBy: 'shop' }],
    ['of a path', { businessId: 'shop/there' }],
    ['of what no record is called', { businessId: '..' }],
    ['of a name kept back', { businessId: '__shop__' }],
    ['of nobody', { businessId: 5 }],
  ])('is no news %s', (_, more) => {
    expect(answered(more)).toEqual([]);
  });

  it('is nothing where it waited already, and of a request that came or went', () => {
    const waiting = request({ unreadBy: 'owner' });
    expect(answerNews(waiting, request({ unreadBy: 'owner', version: 5 }))).toEqual([]);
    expect(answerNews(null, waiting)).toEqual([]);
    expect(answerNews(waiting, null)).toEqual([]);
  });
});
