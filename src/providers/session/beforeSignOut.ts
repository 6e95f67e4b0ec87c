type Task = () => Promise<unknown>;

const tasks = new Set<Task>();

/** Longest wait for what is to be done before signing out, in milliseconds: offline it never ends. */
const PATIENCE = 2000;

/**
 * Has something done while it still may be: before the session ends by signing out in this tab.
 * @returns what ends it.
 */
export const beforeSignOut = (task: Task): (() => void) => {
  tasks.add(task);
  return () => {
    tasks.delete(task);
  };
};

/** Signs out once everything that is to be done before was done, has failed, or has taken too long. */
export const signOutAfterTasks = async (signOut: () => Promise<void>): Promise<void> => {
  if (tasks.size > 0) {
    const waited = new Promise<void>(resolve => setTimeout(resolve, PATIENCE));
    await Promise.race([Promise.allSettled([...tasks].map(task => task())), waited]);
  }
  await signOut();
};
