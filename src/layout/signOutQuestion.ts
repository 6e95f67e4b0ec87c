import type { LocalWork } from '@/components/device/localWork.ts';
import { createEmitter } from '@/domain/emitter.ts';

/** What is asked before signing out: whether what this browser keeps goes, too. */
export interface SignOutQuestion {
  kept: LocalWork;
  /** Signs out. */
  leave: () => void;
}

let asked: SignOutQuestion | null = null;
const { emit, subscribe } = createEmitter();

/** The question that waits for an answer; null where none does. */
export const signOutQuestion = {
  subscribe,
  get: (): SignOutQuestion | null => asked,
  set: (next: SignOutQuestion | null): void => {
    asked = next;
    emit();
  },
};
