/** Something that can be followed. */
export interface Emitter<T> {
  /** Tells everybody who listens; whoever stops or begins meanwhile is not told of this one. */
  emit: (value: T) => void;
  /** @returns what ends it. */
  subscribe: (listener: (value: T) => void) => () => void;
  /** Whether anybody listens. */
  isHeard: () => boolean;
}

/** The one way in which something tells others that it changed. */
export const createEmitter = <T = void>(): Emitter<T> => {
  const listeners = new Set<(value: T) => void>();
  return {
    emit: value => {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(value);
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isHeard: () => listeners.size > 0,
  };
};
