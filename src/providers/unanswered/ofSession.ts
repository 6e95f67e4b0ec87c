import type { Unanswered } from './commitOnce.ts';

type Words = Record<string, unknown> | undefined;

const sessions = new WeakMap<object, Unanswered<Words>>();

/**
 * The commits of a session that got no answer, whichever page asked for them: who left and came back
 * is told all the same.
 * @param dataProvider the session's.
 */
export const unansweredOf = (dataProvider: object): Unanswered<Words> => {
  const known = sessions.get(dataProvider) ?? new Map();
  sessions.set(dataProvider, known);
  return known;
};
