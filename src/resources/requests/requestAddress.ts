import { paths } from '@/routes/paths.ts';

/** The parameter of the address that says which request is open beside the list. */
export const OPEN = 'open';

/** The address of the list of requests with one of them open. */
export const requestAddress = (id: string): string =>
  `${paths.submittedRequests()}?${new URLSearchParams({ [OPEN]: id })}`;
