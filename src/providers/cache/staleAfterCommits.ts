import type { Query, QueryClient } from '@tanstack/react-query';

type Follower = (resources: readonly string[]) => void;

const followers = new Set<Follower>();

/** Says which resources a commit of this tab has just changed. */
export const announceCommit: Follower = resources => {
  for (const follower of followers) follower(resources);
};

/**
 * Takes every read of what this tab's commits change for outdated, whoever made the commit: what is
 * looked at next is read anew, with no reading of what nobody looks at. What is in view is read
 * anew by the act itself, once it is through with all its commits.
 * @returns what ends it.
 */
export const staleAfterCommits = (queryClient: QueryClient): (() => void) => {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const mark = (isMeant: (query: Query) => boolean) =>
    void queryClient.invalidateQueries({ predicate: isMeant, refetchType: 'none' });
  const follow: Follower = resources => {
    const changed = new Set<unknown>(resources);
    const isChanged = ({ queryKey: [resource] }: Query) => changed.has(resource);
    mark(isChanged);
    // react-admin then writes the one record into its cached lists and takes them for fresh, though
    // a filter, an order or a count of theirs may say otherwise now.
    const timer = setTimeout(() => {
      timers.delete(timer);
      // What is on its way by then was asked for after the commit.
      mark(query => isChanged(query) && query.state.fetchStatus === 'idle');
    });
    timers.add(timer);
  };
  followers.add(follow);
  return () => {
    followers.delete(follow);
    for (const timer of timers) clearTimeout(timer);
  };
};
