import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFilter } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import type { Column } from '@/components/list/column.ts';
import type { Facet } from '@/components/list/facet.ts';
import type { ListTab } from '@/components/list/listTab.ts';
import { offeredSort, sortBlockers } from '@/components/list/offeredSort.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Role } from '@/domain/access/roles.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { isAnswered } from '@/domain/listQuery.ts';
import { auditColumns } from '@/resources/audit/auditColumns.tsx';
import { auditFacets } from '@/resources/audit/auditFacets.ts';
import { businessColumns } from '@/resources/business/list/businessColumns.tsx';
import { businessFacets, businessTabs } from '@/resources/business/list/businessFilters.ts';
import { giveawayColumns } from '@/resources/giveaways/list/giveawayColumns.tsx';
import { giveawayFacets, giveawayTabs } from '@/resources/giveaways/list/giveawayFilters.ts';
import { productColumns } from '@/resources/products/list/productColumns.tsx';
import { productFacets } from '@/resources/products/list/productFacets.ts';
import { reportColumns } from '@/resources/reports/list/reportColumns.tsx';
import { reportFacets, reportTabs } from '@/resources/reports/list/reportFilters.ts';
import { requestColumns } from '@/resources/requests/list/requestColumns.tsx';
import { requestFacets, requestTabs } from '@/resources/requests/list/requestFilters.ts';
import { userColumns } from '@/resources/users/list/userColumns.tsx';
import { userFacets, userTabs } from '@/resources/users/list/userFilters.ts';

interface Screen {
  resource: ResourceName;
  role: Role;
  columns: readonly Pick<Column, 'sortBy'>[];
  facets: readonly Facet[];
  tabs?: readonly ListTab[];
  /** The order it opens in. */
  usual: string;
}

const text = (key: string) => key;
const own = { businessId: 'b1' };
const NO_TAB: readonly ListTab[] = [{ id: 'all', label: 'all', filter: {} }];

const screensOf = (role: Role): Screen[] => {
  const owner = role === 'owner';
  const shared: Screen[] = [
    {
      resource: 'products',
      role,
      columns: productColumns(role, text),
      facets: productFacets(role),
      usual: 'createdAt',
    },
    {
      resource: 'requests',
      role,
      columns: requestColumns(owner, text, text),
      facets: requestFacets(role),
      tabs: requestTabs(role),
      usual: 'createdAt',
    },
  ];
  if (owner) return shared;
  return [
    ...shared,
    {
      resource: 'business',
      role,
      columns: businessColumns,
      facets: businessFacets,
      tabs: businessTabs,
      usual: 'createdAt',
    },
    {
      resource: 'users',
      role,
      columns: userColumns,
      facets: userFacets,
      tabs: userTabs,
      usual: 'createdAt',
    },
    {
      resource: 'giveaways',
      role,
      columns: giveawayColumns,
      facets: giveawayFacets,
      tabs: giveawayTabs,
      usual: 'endsAt',
    },
    {
      resource: 'reports',
      role,
      columns: reportColumns(text, text),
      facets: reportFacets,
      tabs: reportTabs,
      usual: 'createdAt',
    },
    {
      resource: 'audit',
      role,
      columns: auditColumns(text, text),
      facets: auditFacets,
      usual: 'at',
    },
  ];
};

const SCREENS = (['owner', 'superAdmin', 'support'] as const).flatMap(screensOf);

interface DeployedField {
  fieldPath: string;
  order?: 'ASCENDING' | 'DESCENDING';
}
const file: { indexes: { collectionGroup: string; fields: DeployedField[] }[] } = JSON.parse(
  readFileSync('firestore.indexes.json', 'utf8'),
);
const deployed = new Set(
  file.indexes.map(({ collectionGroup, fields }) =>
    [
      collectionGroup,
      ...fields.map(({ fieldPath, order }) => `${fieldPath} ${order ?? 'HAS'}`),
    ].join(' | '),
  ),
);

/** What Firestore wants to merge for a list: for each filter an index that ends in the order. */
const missingIndexes = (
  resource: ResourceName,
  filter: Record<string, unknown>,
  sort: { field: string; order: 'ASC' | 'DESC' },
) => {
  const { where, search } = parseFilter(filter);
  const arrays = where.filter(({ op }) => op === 'array-contains').map(one => one.field);
  const contained = search === undefined ? arrays : ['_tokens'];
  const equal = where.filter(({ op }) => op === '==' || op === 'in').map(one => one.field);
  const prefixes = [
    ...equal.filter(field => field !== sort.field).map(field => `${field} ASCENDING`),
    ...contained.map(field => `${field} HAS`),
  ];
  const end = `${sort.field} ${sort.order === 'ASC' ? 'ASCENDING' : 'DESCENDING'}`;
  return prefixes
    .map(prefix => [COLLECTIONS[resource].group, prefix, end].join(' | '))
    .filter(index => !deployed.has(index));
};

const subsets = <T>([first, ...rest]: readonly T[]): T[][] => {
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map(set => [first, ...set])];
};

const someValue = ({ options }: Facet) => options?.[0]?.id ?? 'x';

/** What a facet asks once it is set. */
const askedBy = (facet: Facet): Record<string, unknown> =>
  facet.days
    ? { [`${facet.source}_gte`]: new Date(0), [`${facet.source}_lt`]: new Date() }
    : { [facet.source]: someValue(facet) };

/** Whether no two facets of a set take each other away. */
const goTogether = (chosen: readonly Facet[]) =>
  chosen.every(({ instead }) => !chosen.some(({ source }) => source === instead));

/** Every set of filters that a person can choose on a screen. */
const filtersOf = ({ facets, tabs = NO_TAB, resource }: Screen): Record<string, unknown>[] => {
  const searches = COLLECTIONS[resource].searchFields.length > 0 ? [{}, { q: 'oak lamp' }] : [{}];
  return tabs.flatMap(tab =>
    searches.flatMap(search =>
      subsets(facets)
        .filter(goTogether)
        .map(chosen => ({
          ...Object.assign({}, ...chosen.map(askedBy)),
          ...tab.filter,
          ...search,
        })),
    ),
  );
};

const questionOf = ({ resource, role }: Screen, filters: Record<string, unknown>) => ({
  definition: COLLECTIONS[resource],
  base: role === 'owner' ? own : {},
  filters,
});

describe('what lists ask', () => {
  it('is gone through for every list there is', () => {
    const lists = readdirSync('src/resources', { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.tsx'))
      .filter(path => readFileSync(join('src/resources', path), 'utf8').includes('<ResourceList<'))
      .map(path => path.split(/[\\/]/)[0]);
    expect(lists.sort()).toEqual([...new Set(SCREENS.map(({ resource }) => resource))].sort());
  });

  it.each(SCREENS.map(screen => [screen.role, screen.resource, screen] as const))(
    'of %s about %s is answered from deployed indexes, or not offered',
    (_role, resource, screen) => {
      const fields = new Set([
        screen.usual,
        ...screen.columns.flatMap(({ sortBy }) => sortBy ?? []),
      ]);
      let offered = 0;
      for (const filters of filtersOf(screen)) {
        const question = questionOf(screen, filters);
        const usual = { field: screen.usual, order: 'DESC' as const };
        for (const field of fields)
          for (const order of ['ASC', 'DESC'] as const) {
            const sort = offeredSort(question, { field, order }, usual);
            const whole = { ...filters, ...question.base };
            expect(missingIndexes(resource, whole, sort)).toEqual([]);
            const blockers = sortBlockers(question, field);
            expect(blockers.length === 0).toBe(sort.field === field);
            expect(Object.keys(filters)).toEqual(expect.arrayContaining(blockers));
            if (blockers.length === 0) offered += 1;
          }
      }
      expect(offered).toBeGreaterThan(0);
    },
    // Every combination of filters and orders: a busy machine takes its time.
    90_000,
  );

  it.each(SCREENS.map(screen => [screen.role, screen.resource, screen] as const))(
    'of %s about %s goes with every order while nothing is filtered, and with what filters by one thing',
    (_role, _resource, screen) => {
      for (const { sortBy } of screen.columns)
        if (sortBy) expect(sortBlockers(questionOf(screen, {}), sortBy)).toEqual([]);
      for (const facet of screen.facets)
        expect(sortBlockers(questionOf(screen, askedBy(facet)), screen.usual)).toEqual([]);
    },
  );
});

it('sorts products that lack something by title and by price, both ways', () => {
  for (const role of ['owner', 'superAdmin', 'support'] as const)
    for (const field of ['title', 'price', 'createdAt', 'updatedAt']) {
      const [screen] = screensOf(role);
      if (!screen) throw new Error('There is no list of products.');
      const question = questionOf(screen, { gaps_contains: 'image', status: 'draft' });
      expect(sortBlockers(question, field)).toEqual([]);
    }
});

it('finds the values that a filter offers in the order of deployed indexes', () => {
  for (const { resource, role, facets } of SCREENS)
    for (const { source, values } of facets) {
      if (!values) continue;
      const filter = { ...(role === 'owner' ? own : {}), [`${source}_gt`]: 'a' };
      const sort = { field: source, order: 'ASC' as const };
      expect(isAnswered(COLLECTIONS[resource], filter, sort)).toBe(true);
      expect(missingIndexes(resource, filter, sort)).toEqual([]);
    }
});
