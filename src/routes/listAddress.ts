/** The address of a list that shows only what matches `filter`. */
export const filteredList = (path: string, filter: Record<string, unknown>): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`;
