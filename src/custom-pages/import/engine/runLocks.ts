import { windowLocks } from '@/lib/windowLocks.ts';

const locks = windowLocks('import-run ');

/** Does the work of a run and lets the other windows of this browser know meanwhile. */
export const withRunLock = locks.hold;

/** The runs that windows of this browser are at work on. */
export const lockedRuns = locks.held;
