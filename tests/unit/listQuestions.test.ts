import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FirestoreIndexes, isLabelCondition, type Query } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import type { Column } from '@/components/list/column.ts';
import type { Facet } from '@/components/list/facet.ts';
import type { ListTab } from '@/components/list/listTab.ts';
import { filterBlockers, offeredSort, sortBlockers } from '@/components/list/offeredSort.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Role } from '@/domain/access/roles.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { countQuery, listQuery } from '@/domain/listQuery.ts';
import { storedFilter } from '@/domain/storedFilter.ts';
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
import {
  planFirestoreQuery,
  type SentQuery,
} from '../../scripts/firestorePlan/planFirestoreQuery.ts';

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
    {
      resource: 'audit',
      role,
      columns: auditColumns(text, text),
      facets: auditFacets(role),
      usual: 'at',
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
  ];
};

const SCREENS = (['owner', 'superAdmin', 'support'] as const).flatMap(screensOf);

const file: FirestoreIndexes = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));

/** A search, or labels, reach Firestore as one condition on the tokens; others on arrays are checked here. */
const sent = (resource: ResourceName, { where, search, orderBy }: Query): SentQuery => ({
  collectionGroup: COLLECTIONS[resource].group,
  where:
    search === undefined && !where.some(isLabelCondition)
      ? where
      : [
          ...where.filter(({ op }) => !op.startsWith('array-')),
          { field: '_tokens', op: 'array-contains', value: search ?? 'label' },
        ],
  orderBy,
});

type Sort = { field: string; order: 'ASC' | 'DESC' };

/** What Firestore makes of the rows of a list, and of their number. */
const plansOf = (resource: ResourceName, filter: Record<string, unknown>, sort: Sort) => {
  const definition = COLLECTIONS[resource];
  const asked = storedFilter(definition, filter);
  return [listQuery(definition, asked, sort), countQuery(definition, asked)].map(
    query => planFirestoreQuery(file, sent(resource, query)).kind,
  );
};
const ANSWERED = ['answered', 'answered'];

const subsets = <T>([first, ...rest]: readonly T[]): T[][] => {
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map(set => [first, ...set])];
};

const someValue = ({ options }: Facet) => options?.[0]?.id ?? 'x';

/** What a facet asks once it is set. */
const askedBy = (facet: Facet): Record<string, unknown> => {
  const { source, days, amounts } = facet;
  if (days) return { [`${source}_gte`]: new Date(0), [`${source}_lt`]: new Date() };
  return amounts ? { [`${source}_gte`]: 1, [`${source}_lte`]: 2 } : { [source]: someValue(facet) };
};

/** Whether no two facets of a set take each other away. */
const goTogether = (chosen: readonly Facet[]) =>
  chosen.every(({ instead }) => !chosen.some(({ source }) => source === instead));

/** Filters that are tried together, besides all of them: each needs an index of its own, beside any other. */
const TOGETHER = 3;

/** Labels are one condition, however many there are: one of them stands for the others. */
const withOneLabel = ({ facets, resource }: Screen) => {
  const isLabel = ({ source }: Facet) => source in COLLECTIONS[resource].labels;
  return [...facets.filter(facet => !isLabel(facet)), ...facets.filter(isLabel).slice(0, 1)];
};

const questionOf = ({ resource, role }: Screen, filters: Record<string, unknown>) => ({
  definition: COLLECTIONS[resource],
  base: role === 'owner' ? own : {},
  filters,
});

/** Whether each of a set of facets can be set after those before it: a span goes with few. */
const canBeSet = (screen: Screen, chosen: readonly Facet[], given: Record<string, unknown>) =>
  chosen.every((facet, index) => {
    const before = Object.assign({}, ...chosen.slice(0, index).map(askedBy), given);
    return filterBlockers(questionOf(screen, before), askedBy(facet)) === null;
  });

/** Sets of filters that a person can choose on a screen. */
const filtersOf = (screen: Screen): Record<string, unknown>[] => {
  const { tabs = NO_TAB, resource } = screen;
  const facets = withOneLabel(screen);
  const searches = COLLECTIONS[resource].searchFields.length > 0 ? [{}, { q: 'oak lamp' }] : [{}];
  return tabs.flatMap(tab =>
    searches.flatMap(search =>
      subsets(facets)
        .filter(({ length }) => length <= TOGETHER || length === facets.length)
        .filter(goTogether)
        .filter(chosen => canBeSet(screen, chosen, { ...tab.filter, ...search }))
        .map(chosen => ({
          ...Object.assign({}, ...chosen.map(askedBy)),
          ...tab.filter,
          ...search,
        })),
    ),
  );
};

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
        const whole = { ...filters, ...question.base };
        for (const field of fields) {
          const blocked = sortBlockers(question, field);
          let ways = 0;
          for (const order of ['ASC', 'DESC'] as const) {
            const sort = offeredSort(question, { field, order }, usual);
            expect(plansOf(resource, whole, sort)).toEqual(ANSWERED);
            const blockers = sortBlockers(question, field, [order]);
            expect(blockers === null).toBe(sort.field === field && sort.order === order);
            expect(Object.keys(filters)).toEqual(expect.arrayContaining(blockers ?? []));
            if (blockers === null) ways += 1;
          }
          expect(blocked === null).toBe(ways > 0);
          offered += ways;
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
        if (sortBy) expect(sortBlockers(questionOf(screen, {}), sortBy)).toBeNull();
      for (const facet of screen.facets) {
        const field = facet.amounts ? facet.source : screen.usual;
        expect(sortBlockers(questionOf(screen, askedBy(facet)), field, ['DESC'])).toBeNull();
      }
    },
  );
});

it('sorts products that lack something by title, by price and by when they came or changed', () => {
  for (const role of ['owner', 'superAdmin', 'support'] as const)
    for (const field of ['title', 'price', 'createdAt', 'updatedAt']) {
      const [screen] = screensOf(role);
      if (!screen) throw new Error('There is no list of products.');
      const question = questionOf(screen, { gaps_contains: 'image', status: 'draft' });
      expect(sortBlockers(question, field)).toBeNull();
    }
});

it('finds the values that a filter offers in the order of deployed indexes', () => {
  for (const { resource, role, facets } of SCREENS)
    for (const { source, values } of facets) {
      if (!values) continue;
      const filter = { ...(role === 'owner' ? own : {}), [`${source}_gt`]: 'a' };
      const sort = { field: source, order: 'ASC' as const };
      expect(plansOf(resource, filter, sort)).toEqual(ANSWERED);
    }
});
