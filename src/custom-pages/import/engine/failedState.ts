import { messageOf, reasonOf } from '@/domain/errors.ts';
import { ConnectProblem } from '@/domain/import/connect/connectProblem.ts';
import { ShopRefusal } from '@/domain/import/shopify/admin/shopRefusal.ts';
import type { ImportSessionState } from './sessionState.ts';

/**
 * What an import that could not be read shows.
 * @param isRead whether products were read before: they stay in the preview.
 */
export const failedState = (
  error: unknown,
  isRead: boolean,
): Pick<ImportSessionState, 'busy' | 'phase' | 'problem'> => {
  if (error instanceof ConnectProblem) {
    const key = `import.connect.problem.${error.code}`;
    return { busy: null, phase: 'source', problem: { key, params: error.params } };
  }
  if (error instanceof ShopRefusal) {
    const key = `import.everything.refusal.${error.code}`;
    return { busy: null, phase: 'source', problem: { key, params: {} } };
  }
  const reason = reasonOf(error);
  const message = messageOf(error);
  const isOurs = reason !== message;
  const problem: ImportSessionState['problem'] = {
    key: isOurs ? reason : 'import.problem.unknown',
    params: isOurs ? {} : { message },
  };
  return { busy: null, phase: isRead ? 'preview' : 'source', problem };
};
