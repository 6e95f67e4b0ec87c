/** What an address of a list says beside its filter, in react-admin's words. */
const OTHERS = ['page', 'perPage', 'sort', 'order', 'displayedFilters'];

/**
 * An address that says how to list and not what: react-admin takes it for all there is. It lists what the plain address
 * lists, with its rows and its order.
 * @returns the query part to go to instead; null where there is nothing to add.
 */
export const withUsualFilter = (
  search: string,
  usual: Readonly<Record<string, unknown>> | undefined,
): string | null => {
  const params = new URLSearchParams(search);
  if (!usual || params.has('filter') || !OTHERS.some(name => params.has(name))) return null;
  params.set('filter', JSON.stringify(usual));
  return `?${params}`;
};
