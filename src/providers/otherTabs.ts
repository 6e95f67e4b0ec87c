import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { COLLECTIONS } from '@/domain/collections.ts';
import type { Write } from '@/domain/write.ts';
import { announceCommit } from './cache/staleAfterCommits.ts';
import type { BackOfficeDataProvider } from './types.ts';

/** The name of the channel between tabs; a message is the names of the resources written to. */
export const CHANNEL = 'backOffice.commits';

/** Tabs are told of what one of them writes at most this often, in milliseconds: imports write a lot. */
const PAUSE = 400;

const messageSchema = z.array(z.string());

let shared: BroadcastChannel | undefined;

/** One for sending and hearing: a channel does not hear itself, so a tab is not told of its own writes twice. */
const channel = () => {
  shared ??= new BroadcastChannel(CHANNEL);
  return shared;
};

/** The resources whose records lie in the collections written to. */
export const resourcesOf = (writes: readonly Pick<Write, 'collection'>[]): string[] => {
  const groups = new Set(writes.map(({ collection }) => collection.split('/').at(-1)));
  return Object.entries(COLLECTIONS)
    .filter(([, { group }]) => groups.has(group))
    .map(([resource]) => resource);
};

/** A data provider that tells this tab and the browser's others which resources its commits changed. */
export const announceCommits = <T extends Pick<BackOfficeDataProvider, 'commit'>>(
  provider: T,
): T => {
  const changed = new Set<string>();
  const announce = () => {
    window.removeEventListener('pagehide', announce);
    if (changed.size === 0) return;
    channel().postMessage([...changed]);
    changed.clear();
  };
  return {
    ...provider,
    commit: async writes => {
      await provider.commit(writes);
      if (changed.size === 0) {
        setTimeout(announce, PAUSE);
        // A page that goes sooner has no later.
        window.addEventListener('pagehide', announce);
      }
      const resources = resourcesOf(writes);
      for (const resource of resources) changed.add(resource);
      announceCommit(resources);
    },
  };
};

/** Tells this browser's other tabs that everything they show may have changed. */
export const announceAll = (): void => channel().postMessage(Object.keys(COLLECTIONS));

/**
 * Reads anew what this tab shows of the resources that another tab changed: at once where the tab
 * is in view, else when it comes into view, so that tabs nobody looks at cost no reads.
 * @returns what ends it.
 */
export const followOtherTabs = (queryClient: QueryClient): (() => void) => {
  const stale = new Set<string>();
  const refresh = () => {
    if (stale.size === 0 || document.hidden) return;
    const resources = new Set(stale);
    stale.clear();
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [resource] }) =>
        typeof resource === 'string' && resources.has(resource),
    });
  };
  const hear = ({ data }: MessageEvent<unknown>) => {
    for (const resource of messageSchema.safeParse(data).data ?? []) stale.add(resource);
    refresh();
  };
  channel().addEventListener('message', hear);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    document.removeEventListener('visibilitychange', refresh);
    channel().removeEventListener('message', hear);
  };
};
