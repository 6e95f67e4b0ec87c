import type { FirestoreDataProvider } from '../../packages/ra-data-firestore/src/index.ts';

/** Reads that a default of react-admin may cost beyond its rows and the count of its total. */
const SPARE = 10;
const PER_PAGE = 25;
const CATEGORY = 'category 7';
/** Documents or index entries that one read pays for where they are counted. */
const COUNTED = 1000;

/** A default of react-admin: what is asked, and what should come of it. */
export interface Default {
  name: string;
  /** @returns the ids that are shown. */
  ask: (provider: FirestoreDataProvider) => Promise<string[]>;
  shown: readonly string[];
  /** Most reads: the rows, the count of the total, and some to find the place. */
  budget: number;
}

const ids = ({ data }: { data: readonly { id: unknown }[] }) => data.map(({ id }) => String(id));

/**
 * What react-admin's components ask where nobody chose a sort, each of a client that knows nothing.
 * @param all the documents, in any order.
 */
export const reactAdminDefaults = (
  resource: string,
  all: readonly { id: string; category: string }[],
): Default[] => {
  const up = all.map(({ id }) => id).sort();
  const down = [...up].reverse();
  const ofCategory = all.filter(({ category }) => category === CATEGORY);
  const references = ofCategory
    .map(({ id }) => id)
    .sort()
    .reverse();
  const page = (of: readonly string[], number: number) =>
    of.slice((number - 1) * PER_PAGE, number * PER_PAGE);
  const request = (order: 'ASC' | 'DESC', number: number, perPage = PER_PAGE) => ({
    pagination: { page: number, perPage },
    sort: { field: 'id', order },
    filter: {},
  });
  const related = { target: 'category', id: CATEGORY };
  const counted = (rows: number) => Math.max(1, Math.ceil(rows / COUNTED));
  const total = counted(up.length);
  const last = Math.ceil(up.length / PER_PAGE);
  const list = (name: string, order: 'ASC' | 'DESC', number: number, more = 0): Default => ({
    name,
    ask: async provider => ids(await provider.getList(resource, request(order, number))),
    shown: page(order === 'ASC' ? up : down, number),
    budget: PER_PAGE + total + SPARE + more,
  });
  return [
    {
      name: '<Count>',
      ask: async provider => ids(await provider.getList(resource, request('DESC', 1, 1))),
      shown: [],
      budget: total,
    },
    {
      name: '<ReferenceManyCount>',
      ask: async provider =>
        ids(await provider.getManyReference(resource, { ...request('DESC', 1, 1), ...related })),
      shown: [],
      budget: counted(references.length),
    },
    list('<ReferenceInput>, useGetList', 'DESC', 1),
    list('useGetList, page 2', 'DESC', 2),
    {
      name: '<ReferenceManyField>',
      ask: async provider =>
        ids(await provider.getManyReference(resource, { ...request('DESC', 1), ...related })),
      shown: page(references, 1),
      budget: PER_PAGE + counted(references.length) + SPARE,
    },
    {
      name: '<ReferenceField>s of a page',
      ask: async provider => ids(await provider.getMany(resource, { ids: page(up, 1) })),
      shown: page(up, 1),
      budget: PER_PAGE,
    },
    list('<List>, page 1', 'ASC', 1),
    list('<List>, page 2', 'ASC', 2),
    list('<List>, page 5', 'ASC', 5),
    list('<List>, page 40', 'ASC', 40),
    // No button leads there. A count up to the middle is billed for the half that it counts.
    list('<List>, the middle', 'ASC', Math.ceil(last / 2), Math.ceil(total / 2)),
    list('<List>, last page', 'ASC', last),
  ];
};

/** Reads of the way to a page where ids of several shapes are mixed: what begins alike is counted. */
const SPARE_MIXED: Readonly<Record<string, number>> = { end: 80, middle: 130 };

/**
 * The dearest of the same where ids of several shapes are mixed: the last ids, and the pages in the
 * middle.
 */
export const mixedIdPages = (resource: string, all: readonly string[]): Default[] => {
  const up = [...all].sort();
  const last = Math.ceil(up.length / PER_PAGE);
  const total = Math.ceil(up.length / COUNTED);
  const page = (name: string, order: 'ASC' | 'DESC', number: number, spare = 0): Default => ({
    name,
    ask: async provider => {
      const pagination = { page: number, perPage: PER_PAGE };
      return ids(
        await provider.getList(resource, { pagination, sort: { field: 'id', order }, filter: {} }),
      );
    },
    shown: (order === 'ASC' ? up : [...up].reverse()).slice(
      (number - 1) * PER_PAGE,
      number * PER_PAGE,
    ),
    budget: PER_PAGE + total + spare,
  });
  return [
    page('mixed ids: useGetList', 'DESC', 1, SPARE_MIXED.end),
    page('mixed ids: <List>, page 40', 'ASC', 40, SPARE_MIXED.end),
    page('mixed ids: <List>, a quarter', 'ASC', Math.ceil(last / 4), SPARE_MIXED.middle),
    page('mixed ids: <List>, the middle', 'ASC', Math.ceil(last / 2), SPARE_MIXED.middle),
    page('mixed ids: <List>, last page', 'ASC', last, SPARE_MIXED.end),
  ];
};
