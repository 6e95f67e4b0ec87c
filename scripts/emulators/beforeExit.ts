import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const ends = new Set<() => void>();

/** The latest first: it may need what was there before it. */
const endAll = () => {
  for (const end of [...ends].reverse())
    try {
      end();
    } catch (error) {
      // The others have to end all the same.
      console.error(error);
    }
};

const exitAs = (signal: (typeof SIGNALS)[number]) => process.exit(128 + constants.signals[signal]);

const BETWEEN_LOOKS = 500;

/** npm passes a signal on to its shell, which ends by it and leaves behind what it runs. */
const endWithShell = () => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) exitAs('SIGTERM');
  }, BETWEEN_LOOKS).unref();
};

let listens = false;

const listen = () => {
  if (listens) return;
  listens = true;
  process.once('exit', endAll);
  // By itself a signal ends a process without telling it.
  for (const signal of SIGNALS) process.on(signal, () => exitAs(signal));
  endWithShell();
};

/**
 * Does something, at once, before this process ends, also when a signal ends it (its exit code is then the shell's:
 * 128 and the signal's number). Only SIGKILL is beyond it.
 * @returns a function that leaves it out.
 */
export const beforeExit = (end: () => void): (() => void) => {
  listen();
  const one = () => end();
  ends.add(one);
  return () => {
    ends.delete(one);
  };
};
