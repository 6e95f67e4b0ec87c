/** Billed reads of one call. */
export interface MeteredCall {
  /** The method of the data provider. */
  method: string;
  resource: string;
  /** Documents that the server sent, at least one a query, and 1 per 1000 counted. */
  reads: number;
}

/** Counts billed document reads, for tests of a screen's budget and for a development panel. */
export interface ReadMeter {
  total: () => number;
  byResource: () => Record<string, number>;
  /** The latest calls, oldest first; at most 200 are kept. */
  calls: () => readonly MeteredCall[];
  reset: () => void;
  /** Calls back after every change. @returns a function that ends it. */
  subscribe: (listener: () => void) => () => void;
}

/** The meter's side that the provider writes to. */
export interface WritableReadMeter extends ReadMeter {
  add: (call: MeteredCall) => void;
}

const KEPT_CALLS = 200;

/** @returns a meter at zero. */
export const createReadMeter = (): WritableReadMeter => {
  let calls: MeteredCall[] = [];
  let total = 0;
  let byResource = new Map<string, number>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    total: () => total,
    byResource: () => Object.fromEntries(byResource),
    calls: () => calls,
    reset: () => {
      calls = [];
      total = 0;
      byResource = new Map();
      changed();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: call => {
      total += call.reads;
      byResource.set(call.resource, (byResource.get(call.resource) ?? 0) + call.reads);
      calls = [...calls.slice(1 - KEPT_CALLS), call];
      changed();
    },
  };
};
