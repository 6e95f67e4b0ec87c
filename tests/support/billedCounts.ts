import type { RecordStore } from '@/providers/types.ts';

/** Rows that are counted for the price of one read. */
const ROWS_PER_READ = 1000;

/**
 * What counts cost where they are billed: the embedded store gives them away.
 * @returns what to put between the console and the store, and the reads of all counts since the last question.
 */
export const billedCounts = () => {
  let reads = 0;
  const bill = (rows: number) => {
    reads += Math.max(1, Math.ceil(rows / ROWS_PER_READ));
  };
  const between = (store: RecordStore): RecordStore => ({
    ...store,
    getList: async (resource, params) => {
      const page = await store.getList(resource, params);
      if (page.total !== undefined) bill(page.total);
      return page;
    },
    count: async (resource, query) => {
      const rows = await store.count(resource, query);
      bill(rows);
      return rows;
    },
    aggregate: async (resource, query) => {
      const figures = await store.aggregate(resource, query);
      bill(figures.count);
      return figures;
    },
  });
  const take = () => {
    const taken = reads;
    reads = 0;
    return taken;
  };
  return { between, take };
};
