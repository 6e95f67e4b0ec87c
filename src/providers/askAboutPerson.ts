import type { PersonTask } from '@/domain/schemas/functionTask.ts';

/** What became of what was asked about a person. */
export interface PersonAnswer extends Pick<PersonTask, 'state' | 'did' | 'failure'> {
  /** What was collected, as JSON; null where nothing was asked to be, or it could not. */
  content: string | null;
}

/**
 * Asks for something about a person and waits until it is done, or is not. What was asked for goes on where nobody
 * waits any more. Null where nobody can do it: no function is deployed.
 * @throws an error of the status 503 where the server cannot be reached, and nothing was asked for
 * @throws what else asking throws, and the signal's reason
 */
export type AskAboutPerson = (
  asked: Pick<PersonTask, 'kind' | 'person' | 'reason'>,
  signal: AbortSignal,
) => Promise<PersonAnswer | null>;
