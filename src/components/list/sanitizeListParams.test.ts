import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/collections.ts';
import { sanitizeListParams } from './sanitizeListParams.ts';

const rules = {
  sortable: ['title', 'price', 'sku'],
  definition: COLLECTIONS.products,
  base: {},
  sort: { field: 'createdAt', order: 'DESC' as const },
};
const ask = (params: Record<string, string>) =>
  sanitizeListParams(`?${new URLSearchParams(params)}`, rules);

describe('sanitizeListParams', () => {
  it.each(['"tag_gt":"a"', '"tag":5', '"tag":["a",5]', '"toString":"a"'])(
    'leaves out %s, which no label answers, and nothing beside it',
    odd => {
      const left = { search: '?filter=%7B%22sale%22%3A%22yes%22%7D', ignored: ['filter'] };
      expect(ask({ filter: `{${odd},"sale":"yes"}` })).toEqual({ ...left, sortedBy: null });
      expect(ask({ filter: '{"tag":["a","b"],"sale":"yes"}' })).toBeNull();
    },
  );

  it('takes a derived filter with its values, and leaves out others', () => {
    const reports = { ...rules, definition: COLLECTIONS.reports };
    const asked = (filter: string) =>
      sanitizeListParams(`?${new URLSearchParams({ filter })}`, reports);
    expect(asked('{"status":"open","severity":"high","reason":"spam","q":"oak"}')).toBeNull();
    for (const odd of ['"worst"', '["high"]', '5', 'null'])
      expect(asked(`{"severity":${odd}}`)).toMatchObject({
        search: '?filter=%7B%7D',
        ignored: ['filter'],
      });
    expect(asked('{"severity_in":["high"]}')).toMatchObject({ ignored: ['filter'] });
  });

  it('leaves alone what the list understands', () => {
    expect(sanitizeListParams('', rules)).toBeNull();
    expect(
      ask({
        filter: '{"q":"oak","status":"active","price_gte":100,"gaps_contains":"image"}',
        sort: 'price',
        order: 'DESC',
        page: '3',
        perPage: '50',
        columns: 'title,sku',
        create: '1',
      }),
    ).toBeNull();
  });

  it.each([
    [{ sort: 'constructor', order: 'DESC' }, '?order=DESC', ['sort']],
    [{ sort: 'title', order: 'sideways' }, '?sort=title', ['order']],
    [{ page: '-1', perPage: '100000' }, '?', ['page', 'perPage']],
    [{ page: 'NaN' }, '?', ['page']],
    [{ filter: '[1' }, '?', ['filter']],
    [{ filter: '"text"' }, '?', ['filter']],
    [{ filter: '{"constructor":"x"}' }, '?filter=%7B%7D', ['filter']],
    [{ filter: '{"__proto__":{"status":"x"}}' }, '?filter=%7B%7D', ['filter']],
    [{ filter: '{"q":{"$gt":1}}' }, '?filter=%7B%7D', ['filter']],
    [{ filter: `{"brand":"${'W'.repeat(501)}"}` }, '?filter=%7B%7D', ['filter']],
    [{ filter: '{"status":[["x"]]}' }, '?filter=%7B%7D', ['filter']],
    [
      { filter: '{"status":"active","evil":1}' },
      '?filter=%7B%22status%22%3A%22active%22%7D',
      ['filter'],
    ],
  ])('leaves out what it does not: %j', (params, search, ignored) => {
    expect(ask(params)).toEqual({ search, ignored, sortedBy: null });
    expect(sanitizeListParams(search, rules)).toBeNull();
  });

  it('gives up an order that does not go with the filters, and filters that go with none', () => {
    const filter = '{"source.platform":"wix","q":"oak"}';
    const sounder = ask({ filter, sort: 'sku', order: 'ASC', page: '2' });
    expect(sounder).toMatchObject({ ignored: [], sortedBy: 'usual' });
    expect(new URLSearchParams(sounder?.search).get('filter')).toBe(filter);
    expect(sanitizeListParams(sounder?.search ?? '', rules)).toBeNull();
    expect(ask({ filter: '{"price_gte":1,"brand":"x"}' })).toMatchObject({
      search: '?',
      ignored: ['filter'],
    });
  });

  it('sorts by what a span is of, where it goes with no other order', () => {
    const filter = '{"price_gte":100,"price_lte":900,"gaps_contains":"image"}';
    const followed = ask({ filter });
    expect(followed).toMatchObject({ ignored: [], sortedBy: null });
    const params = new URLSearchParams(followed?.search);
    expect([params.get('filter'), params.get('sort'), params.get('order')]).toEqual([
      ...[filter, 'price', 'ASC'],
    ]);
    expect(sanitizeListParams(followed?.search ?? '', rules)).toBeNull();
    expect(ask({ filter, sort: 'title', order: 'ASC' })).toMatchObject({
      search: followed?.search,
      sortedBy: 'span',
    });
    // What has no column is no order: it would be taken out again, and so on.
    expect(ask({ filter: '{"mergedAt_gte":"2026-11-01"}' })).toMatchObject({ ignored: ['filter'] });
  });
});
