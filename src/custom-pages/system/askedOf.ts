import type { Asked, BrowserStorage } from '@/domain/health/deployment.ts';

/** An answer, or why there is none. */
export const asked = async <Answer>(
  ask: () => Promise<Answer>,
  say: (error: unknown) => string,
): Promise<Asked<Answer>> => {
  try {
    return { answer: await ask() };
  } catch (error) {
    return { failed: say(error) };
  }
};

/** What this browser says of its storage. An older one has nothing to say. */
export const readBrowserStorage = async (): Promise<BrowserStorage> => {
  const storage: Partial<StorageManager> | undefined = navigator.storage;
  const { usage = null, quota = null } = (await storage?.estimate?.()) ?? {};
  return { persisted: (await storage?.persisted?.()) ?? null, usage, quota };
};
