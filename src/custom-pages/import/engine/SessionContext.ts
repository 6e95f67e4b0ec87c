import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ImportSession } from './importSession.ts';
import type { ImportSessionState } from './sessionState.ts';

/** The import that a page shows. */
export const SessionContext = createContext<ImportSession | null>(null);

/** @throws Error outside an import page. */
export const useImportSession = (): ImportSession => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('SessionContext was used outside an import page.');
  return session;
};

/** The state of the import, followed. */
export const useImportState = (): ImportSessionState => {
  const { state } = useImportSession();
  return useSyncExternalStore(state.subscribe, state.snapshot);
};
