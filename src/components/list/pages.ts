/** What a list's footer says and allows. */
export interface PageWindow {
  from: number;
  to: number;
  total: number | null;
  hasPrevious: boolean;
  hasNext: boolean;
  /** Null where the total is not known. */
  lastPage: number | null;
}

/** The window of rows that a page shows. `total` may be unknown; then `hasNext` tells. */
export const pageWindow = (list: {
  page: number;
  perPage: number;
  rows: number;
  total: number | undefined;
  hasNextPage: boolean | undefined;
}): PageWindow => {
  const { page, perPage, rows, total, hasNextPage } = list;
  const before = (page - 1) * perPage;
  return {
    from: rows === 0 ? 0 : before + 1,
    to: before + rows,
    total: total ?? null,
    hasPrevious: page > 1,
    hasNext: total === undefined ? Boolean(hasNextPage) : before + rows < total,
    lastPage: total === undefined ? null : Math.max(1, Math.ceil(total / perPage)),
  };
};
