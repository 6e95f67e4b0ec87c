import { paths } from '@/routes/paths.ts';

/** The parameter of the address that says which report is open beside the queue. */
export const OPEN = 'open';

/** The address of the queue with one report open. */
export const reportAddress = (id: string): string =>
  `${paths.reports()}?${new URLSearchParams({ [OPEN]: id })}`;
