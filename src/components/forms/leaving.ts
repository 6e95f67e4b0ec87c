/** A form that may have something unsaved. */
interface Guard {
  hasChanges: () => boolean;
  /** Asks, and leaves when the answer is to. */
  ask: (leave: () => void) => void;
}

const guards = new Set<Guard>();

/** Has a form asked before the page is left. @returns how to end that. */
export const guardLeaving = (guard: Guard): (() => void) => {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
};

/** Leaves the page in another way than by an address, after asking where something is unsaved. */
export const leaveBy = (leave: () => void): void => {
  const unsaved = [...guards].find(guard => guard.hasChanges());
  if (unsaved) unsaved.ask(leave);
  else leave();
};
