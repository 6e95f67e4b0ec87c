import type { ImportPlace } from './importPlace.ts';
import { createImportSession, type ImportSession } from './importSession.ts';

const sessions = new Map<string, ImportSession>();

/**
 * The import of one platform into one business, the same one as long as the person stays signed
 * in: leaving the page and coming back finds what is under way as it was.
 */
export const sessionFor = (context: ImportPlace): ImportSession => {
  const key = `${context.actor.uid} ${context.platform} ${context.businessId}`;
  const known = sessions.get(key);
  if (known && known.context.dataProvider === context.dataProvider) return known;
  const session = createImportSession(context);
  sessions.set(key, session);
  return session;
};
