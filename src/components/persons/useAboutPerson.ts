import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refusalText } from '@/components/functions/refusalText.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { isUnreachable } from '@/domain/errors.ts';
import type { PersonTask } from '@/domain/schemas/functionTask.ts';
import { useServerBack } from '@/lib/useServerBack.ts';
import type { PersonAnswer } from '@/providers/askAboutPerson.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Where something stands that was asked about a person. */
export type AboutPerson =
  | { state: 'idle' }
  | { state: 'busy'; kind: PersonTask['kind'] }
  /** Nothing was asked for: the server cannot be reached. It is, once it can be. */
  | { state: 'waiting'; goOn: () => void }
  | { state: 'done'; said: string }
  | { state: 'failed'; said: string };

/**
 * Asks for something about a person, one thing at a time, and says where it stands. What could not be
 * asked for while the server was out of reach is as soon as it answers. Leaving ends that, and the waiting
 * for a file; whoever is erased takes the page with them, so that is told wherever one is by then.
 */
export const useAboutPerson = (person: string) => {
  const { askAboutPerson } = useServices();
  const translate = useTranslate();
  const errorText = useErrorText();
  const [standing, setStanding] = useState<AboutPerson>({ state: 'idle' });
  const notify = useNotify();
  const refresh = useRefresh();
  const waiting = useRef<AbortController | null>(null);
  useEffect(() => () => waiting.current?.abort(), []);
  useServerBack(
    standing.state === 'waiting',
    useCallback(() => {
      if (standing.state === 'waiting') standing.goOn();
    }, [standing]),
  );
  const fail = (message: string) =>
    setStanding({ state: 'failed', said: translate('persons.failed', { message }) });
  const send = async (
    kind: PersonTask['kind'],
    reason: string,
    onDone: (answer: PersonAnswer) => string,
  ): Promise<void> => {
    const control = new AbortController();
    waiting.current = kind === 'exportPerson' ? control : null;
    setStanding({ state: 'busy', kind });
    try {
      const answer = await askAboutPerson({ kind, person, reason }, control.signal);
      if (!answer) return setStanding({ state: 'failed', said: translate('persons.none') });
      if (answer.state === 'failed') return fail(refusalText(translate, answer.failure));
      const said = onDone(answer);
      setStanding({ state: 'done', said });
      if (kind !== 'erasePerson') return;
      notify(said, { type: 'success' });
      // Lists and counts that were read before name somebody who is gone.
      refresh();
    } catch (error) {
      if (control.signal.aborted) return;
      if (!isUnreachable(error)) return fail(errorText(error).sentence);
      setStanding({ state: 'waiting', goOn: () => void send(kind, reason, onDone) });
    }
  };
  const ask = async (...asked: Parameters<typeof send>): Promise<void> => {
    if (standing.state !== 'busy' && standing.state !== 'waiting') await send(...asked);
  };
  const stop = () => {
    waiting.current?.abort();
    setStanding({ state: 'idle' });
  };
  return { standing, ask, stop };
};
