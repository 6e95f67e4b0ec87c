import { describe, expect, it } from 'vitest';
import { type HealthPoint, pointsToLookAt, type ShopFacts, shopHealth } from './shopHealth.ts';

const now = new Date('2026-11-20T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const counts = { total: 5, created: 5, updated: 0, unchanged: 0, failed: 0 };
const run = (more: Partial<NonNullable<ShopFacts['lastImport']>> = {}) => ({
  ...{ platform: 'wix' as const, status: 'finished' as const, counts, startedAt: daysAgo(3) },
  ...more,
});
const none = { image: 0, price: 0, description: 0, category: 0, sku: 0, stock: 0 };

const well: ShopFacts = {
  ...{ active: 50, drafts: 2, lacking: none, lastImport: run(), openReports: 0 },
  ...{ waitingRequests: 0, views: { now: 100, before: 90 }, lastChangeAt: daysAgo(2) },
  lastHereAt: daysAgo(1),
};

describe('shopHealth', () => {
  it('has nothing to look at in a shop that is well', () => {
    expect(pointsToLookAt(shopHealth(well, now))).toEqual([]);
  });

  it.each<[HealthPoint, Partial<ShopFacts>, string, string]>([
    ['catalogue', { active: 0, drafts: 0 }, 'bad', 'empty'],
    ['catalogue', { active: 0, drafts: 3 }, 'attention', 'draftsOnly'],
    ['catalogue', { lacking: { ...none, image: 10 } }, 'attention', 'gaps'],
    ['catalogue', { lacking: { ...none, image: 9 } }, 'good', 'ready'],
    ['imports', { lastImport: null }, 'neutral', 'never'],
    ['imports', { lastImport: run({ status: 'paused' }) }, 'attention', 'stopped'],
    [
      'imports',
      { lastImport: run({ status: 'running', startedAt: daysAgo(0.5) }) },
      'neutral',
      'running',
    ],
    ['imports', { lastImport: run({ status: 'undone' }) }, 'neutral', 'undone'],
    ['imports', { lastImport: run({ counts: { ...counts, failed: 1 } }) }, 'attention', 'failures'],
    ['figures', { views: null }, 'neutral', 'unknown'],
    ['figures', { views: { now: 0, before: 5 } }, 'attention', 'unseen'],
    ['figures', { views: { now: 14, before: 20 } }, 'attention', 'falls'],
    ['figures', { views: { now: 1, before: 19 } }, 'good', 'steady'],
    ['figures', { active: 0, views: { now: 0, before: 0 } }, 'neutral', 'steady'],
    ['reports', { openReports: 2 }, 'attention', 'some'],
    ['reports', { openReports: 3 }, 'bad', 'many'],
    ['requests', { waitingRequests: 1 }, 'attention', 'waiting'],
    ['owner', { lastChangeAt: null, lastHereAt: null }, 'attention', 'never'],
    ['owner', { lastChangeAt: daysAgo(31), lastHereAt: null }, 'attention', 'quiet'],
    ['owner', { lastChangeAt: null, lastHereAt: daysAgo(31) }, 'attention', 'quiet'],
    ['owner', { lastChangeAt: daysAgo(31), lastHereAt: daysAgo(30) }, 'good', 'here'],
    ['owner', { lastChangeAt: null }, 'good', 'here'],
    ['owner', { lastHereAt: null }, 'good', 'lately'],
  ])('%s with %j: %s, %s', (point, facts, tone, word) => {
    expect(shopHealth({ ...well, ...facts }, now)[point]).toEqual({ tone, word });
  });

  it('names what to look at in the order of the page', () => {
    const health = shopHealth(
      { ...well, openReports: 9, lastChangeAt: null, lastHereAt: null },
      now,
    );
    expect(pointsToLookAt(health)).toEqual(['owner', 'reports']);
  });
});
