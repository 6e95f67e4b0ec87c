import type { Query, QueryDocumentSnapshot } from 'firebase/firestore';
import { HttpError } from 'ra-core';
import type { Call, Context } from '../context.ts';
import { isExhausted } from '../httpErrors.ts';
import { readRows } from './reader.ts';

/** Rows of a question on the side; none where the rules or a missing index do not allow it. */
export const lookAt = async (
  context: Context,
  call: Call,
  source: Query,
): Promise<QueryDocumentSnapshot[]> => {
  try {
    return await readRows(context, call, source);
  } catch (error) {
    if (error instanceof HttpError && error.status < 500 && !isExhausted(error)) return [];
    throw error;
  }
};
