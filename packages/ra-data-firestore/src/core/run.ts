import type { Call } from '../context.ts';
import { toHttpError } from '../httpErrors.ts';

/** Runs a method and turns whatever it throws into an HttpError. */
export const run = async <T>(call: Call, work: (call: Call) => Promise<T>): Promise<T> => {
  try {
    return await work(call);
  } catch (error) {
    throw toHttpError(error, `${call.resource}.${call.method}`);
  }
};
