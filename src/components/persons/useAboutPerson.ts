import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { PersonTask } from '@/domain/schemas/functionTask.ts';
import type { PersonAnswer } from '@/providers/deployment.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Where something stands that was asked about a person. */
export type AboutPerson =
  | { state: 'idle' }
  | { state: 'busy'; kind: PersonTask['kind'] }
  | { state: 'done'; said: string }
  | { state: 'failed'; said: string };

/**
 * Asks functions about a person, one thing at a time, and says where it stands. Leaving ends the waiting for a file;
 * whoever is erased takes the page with them, so that is told wherever one is by then.
 */
export const useAboutPerson = (person: string) => {
  const { deployment } = useServices();
  const translate = useTranslate();
  const errorText = useErrorText();
  const [standing, setStanding] = useState<AboutPerson>({ state: 'idle' });
  const notify = useNotify();
  const waiting = useRef<AbortController | null>(null);
  useEffect(() => () => waiting.current?.abort(), []);
  const fail = (message: string) =>
    setStanding({ state: 'failed', said: translate('persons.failed', { message }) });
  const ask = async (
    kind: PersonTask['kind'],
    reason: string,
    onDone: (answer: PersonAnswer) => string,
  ): Promise<void> => {
    if (!deployment || standing.state === 'busy') return;
    const control = new AbortController();
    waiting.current = kind === 'exportPerson' ? control : null;
    setStanding({ state: 'busy', kind });
    try {
      const asked = await deployment();
      // Nobody would ever answer.
      if ((await asked.functionRuns()).length === 0)
        return setStanding({ state: 'failed', said: translate('persons.none') });
      const answer = await asked.askAboutPerson({ kind, person, reason }, control.signal);
      if (answer.task.state === 'failed') return fail(answer.task.failure ?? '');
      const said = onDone(answer);
      setStanding({ state: 'done', said });
      if (kind === 'erasePerson') notify(said, { type: 'success' });
    } catch (error) {
      if (!control.signal.aborted) fail(errorText(error).sentence);
    }
  };
  const stop = () => {
    waiting.current?.abort();
    setStanding({ state: 'idle' });
  };
  return { standing, ask, stop };
};
