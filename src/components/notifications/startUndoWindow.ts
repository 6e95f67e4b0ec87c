/** A mutation that waits for its Undo to pass; called once with what was decided. */
export type WaitingMutation = (decision: { isUndo: boolean }) => void;

/**
 * Lets a mutation wait while it can be undone. The wait does not hang on any animation, and hiding
 * the page carries the mutation out. So does leaving it, but a page that goes has rarely the time to write:
 * the browser asks first, as what was told as done would be lost.
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
    window.removeEventListener('beforeunload', ask);
    mutation({ isUndo });
  };
  const carryOut = () => decide(false);
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const onHidden = () => {
    if (document.visibilityState === 'hidden') carryOut();
  };
  const timer = Number.isFinite(duration) ? setTimeout(carryOut, duration) : undefined;
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', carryOut);
  window.addEventListener('beforeunload', ask);
  return { undo: () => decide(true) };
};
