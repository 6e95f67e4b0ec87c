import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { checkIndexes, type HealthFinding } from '@/domain/health/deployment.ts';
import type { Deployment } from '@/providers/deployment.ts';
import { asked } from './askedOf.ts';

const IDLE: HealthFinding = { check: 'indexes', state: 'unknown', said: 'idle' };

/** The check of the indexes: on demand, with progress, given up with the page. */
export const useIndexCheck = (load: (() => Promise<Deployment>) | undefined) => {
  const errorText = useErrorText();
  const [finding, setFinding] = useState(IDLE);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(function giveUpWithThePage() {
    return () => work.current?.abort();
  }, []);
  const start = async () => {
    if (!load || progress) return;
    const controller = new AbortController();
    work.current = controller;
    setProgress({ done: 0, total: 0 });
    const answers = await asked(
      async () => {
        const deployment = await load();
        const total = deployment.indexCount;
        return deployment.indexes(controller.signal, done => setProgress({ done, total }));
      },
      error => errorText(error).sentence,
    );
    if (!controller.signal.aborted) setFinding(checkIndexes(answers));
    setProgress(null);
  };
  return { finding, progress, start, cancel: () => work.current?.abort() };
};
