/** A mutation that waits for its Undo to pass; called once with what was decided. */
export type WaitingMutation = (decision: { isUndo: boolean }) => void;

/**
 * Lets a mutation wait while it can be undone. The wait does not hang on any animation or on the
 * page staying open: hiding or leaving the page carries the mutation out, so that a closed tab
 * does not lose what the person did.
 * @param duration milliseconds; an infinite one waits for `undo`, or for the page to go.
 */
export const startUndoWindow = (duration: number, mutation: WaitingMutation) => {
  let decided = false;
  const decide = (isUndo: boolean) => {
    if (decided) return;
    decided = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', carryOut);
    mutation({ isUndo });
  };
  const carryOut = () => decide(false);
  const onHidden = () => {
    if (document.visibilityState === 'hidden') carryOut();
  };
  const timer = Number.isFinite(duration) ? setTimeout(carryOut, duration) : undefined;
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', carryOut);
  return { undo: () => decide(true) };
};
