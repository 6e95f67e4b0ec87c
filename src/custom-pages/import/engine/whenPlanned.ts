import type { ImportSessionState, StateStore } from './sessionState.ts';

/** Resolves when nothing is read or planned any more; at once where nothing is. */
export const whenPlanned = (state: StateStore<ImportSessionState>): Promise<void> =>
  new Promise(resolve => {
    const settle = () => {
      if (state.get().busy !== null) return;
      end();
      resolve();
    };
    const end = state.subscribe(settle);
    settle();
  });
