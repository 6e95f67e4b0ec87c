import { createEmitter } from '@/domain/emitter.ts';
import type { ReadMeter } from '../types.ts';

/** A meter's side that counts. */
export interface WritableReadMeter extends ReadMeter {
  add: (resource: string, documents: number) => void;
}

/** @returns a meter of documents read, at zero. */
export const createReadMeter = (): WritableReadMeter => {
  const counts = new Map<string, number>();
  const { emit, subscribe } = createEmitter();
  return {
    total: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    byResource: () => Object.fromEntries(counts),
    reset: () => {
      counts.clear();
      emit();
    },
    subscribe,
    add: (resource, documents) => {
      if (documents === 0) return;
      counts.set(resource, (counts.get(resource) ?? 0) + documents);
      emit();
    },
  };
};
