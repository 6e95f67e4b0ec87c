import type { Did } from '../../../src/domain/functions/did.ts';

/**
 * Does several pieces of work one after the other, each whatever became of the others.
 * @returns what all of them did, added up.
 * @throws what the first that failed threw, once all were tried
 */
export const inTurn = async (works: readonly (() => Promise<Did>)[]): Promise<Did> => {
  const all: Record<string, number> = {};
  const errors: unknown[] = [];
  for (const work of works)
    try {
      for (const [name, count] of Object.entries(await work()))
        all[name] = (all[name] ?? 0) + count;
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw errors[0];
  return all;
};
