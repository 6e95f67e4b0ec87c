import { describe, expect, it } from 'vitest';
import { type RecordSearch, recordSearches, SEARCH_READ_BUDGET } from './recordSearches.ts';

const admin = { uid: 'boss', role: 'superAdmin' } as const;
const owner = { uid: 'me', role: 'owner' } as const;

/** The documents that searches can read at most. */
const readsOf = (searches: readonly RecordSearch[]): number =>
  searches.reduce((sum, search) => sum + (search.kind === 'id' ? 1 : search.limit), 0);

describe('recordSearches', () => {
  it('asks nothing before there is something to ask', () => {
    expect(recordSearches(' a ', admin)).toEqual([]);
  });

  it('asks an administrator’s lists, and for the id where the text could be one', () => {
    const words = recordSearches('blue lamp', admin);
    expect(words.map(search => `${search.kind} ${search.resource}`)).toEqual([
      'words products',
      'words business',
      'words users',
      'words giveaways',
    ]);
    expect(recordSearches('sku-12345', admin).filter(({ kind }) => kind === 'id')).toHaveLength(3);
  });

  it('asks an owner’s own products and nothing else', () => {
    expect(recordSearches('sku-12345', owner)).toEqual([
      {
        kind: 'words',
        resource: 'products',
        filter: { q: 'sku-12345', businessId: 'me' },
        limit: 6,
      },
    ]);
  });

  it('stays within the read budget', () => {
    for (const actor of [admin, owner, { uid: 's', role: 'support' } as const])
      for (const text of ['lamp', 'two words', 'p-1234567'])
        expect(readsOf(recordSearches(text, actor))).toBeLessThanOrEqual(SEARCH_READ_BUDGET);
  });
});
