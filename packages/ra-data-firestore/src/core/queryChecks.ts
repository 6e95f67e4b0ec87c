import { inDeclaredDirection, isDeclared } from '../query/index.ts';
import { askedFor, checkQuery } from '../reading/checkQuery.ts';
import type { Part } from './part.ts';

/**
 * Queries that Firestore could not answer, or that `indexes` does not declare, are refused with a
 * message that says what to do; and the option `recorder`.
 */
export const queryChecks = {
  aids: { checks: { checkQuery, askedFor, inDeclaredDirection, isDeclared } },
} satisfies Part;
