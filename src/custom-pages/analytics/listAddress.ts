/** The address of a list that shows exactly the rows of `filter`. */
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
  return `${path}?${search}`;
};
