import type { IndexAnswer } from '@/domain/health/deployment.ts';
import type { FunctionRun } from '@/domain/schemas/functionRun.ts';
import type { FunctionTask } from '@/domain/schemas/functionTask.ts';

/** Asks a project whether what is deployed there belongs to this build. */
export interface Deployment {
  /** Whether Firestore's rules of this version are deployed. One read. @throws what asking throws */
  rules: (version: string) => Promise<boolean>;
  /** Whether Storage's rules of this version are deployed. @throws what asking throws */
  storageRules: (version: string) => Promise<boolean>;
  /** Whether App Check is on in this build and has no proof that this is the console. */
  isUnproven: () => boolean;
  /** How many indexes there are to ask; each is a read. */
  indexCount: number;
  /** Asks each index in turn. @throws what asking throws, and the signal's reason */
  indexes: (
    signal: AbortSignal,
    onProgress: (done: number) => void,
  ) => Promise<readonly IndexAnswer[]>;
  /** What functions said of their last work; a read each, one at least. @throws what asking throws */
  functionRuns: () => Promise<readonly FunctionRun[]>;
  /** The tasks that were asked for last, newest first; a read each. @throws what asking throws */
  functionTasks: () => Promise<readonly FunctionTask[]>;
  /** Asks functions to make the figures of days anew. @throws what asking throws */
  askRollUps: (days: { from: string; to: string }) => Promise<void>;
}
