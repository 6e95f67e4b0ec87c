import type { RequestKind } from '@/domain/schemas/request.ts';
import { paths } from './paths.ts';

/** The parameter of the address that opens the form for a new request of a kind. */
export const ASK = 'ask';

/** The address of the form for a new request of a kind. */
export const askAddress = (kind: RequestKind): string =>
  `${paths.submittedRequests()}?${new URLSearchParams({ [ASK]: kind })}`;
