import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DrawProgress } from '@/domain/giveaways/drawDesk.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { type EntryList, withEntries } from './readEntries.ts';

/** Reading all entries of a giveaway, with how far it is, and a stop; leaving the page stops it. */
export const useEntries = (giveawayId: string) => {
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const [progress, setProgress] = useState<DrawProgress | null>(null);
  const running = useRef<AbortController>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  /** @returns what came of the work; null where it was stopped. */
  const read = async <T>(
    work: (entries: EntryList) => Promise<T>,
  ): Promise<{ found: T } | null> => {
    const controller = new AbortController();
    running.current = controller;
    const options = { signal: controller.signal, onProgress: setProgress };
    try {
      return { found: await withEntries(dataProvider, giveawayId, options, work) };
    } catch (error) {
      if (controller.signal.aborted) return null;
      throw error;
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return {
    read,
    /** Ends the reading; null while nothing is read. */
    stop: progress === null ? null : stop,
    /** How far it is, in words, while entries are read. */
    progress:
      progress === null
        ? null
        : translate(`giveaways.progress.${progress.phase}`, {
            count: progress.count,
            total: progress.total ?? 0,
          }),
  };
};
