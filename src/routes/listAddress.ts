/** The parameter of an address that says which record is open beside a list. */
export const OPEN_PARAMETER = 'open';

/** The address of a list that shows only what matches `filter`, from its first page on. */
export const listAddress = (
  path: string,
  filter: Record<string, unknown>,
  sort?: { field: string; order: 'ASC' | 'DESC' },
): string => {
  const search = new URLSearchParams({ filter: JSON.stringify(filter) });
  if (sort) {
    search.set('sort', sort.field);
    search.set('order', sort.order);
  }
  search.set('page', '1');
  return `${path}?${search}`;
};

/** The address of a list with one record open beside it. */
export const openAddress = (path: string, id: string): string =>
  `${path}?${new URLSearchParams({ [OPEN_PARAMETER]: id })}`;
