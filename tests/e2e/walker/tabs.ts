import type { BrowserContext, Page } from '@playwright/test';

/** A tab of the walk, and what others have changed in the store since it was loaded. */
export interface Tab {
  page: Page;
  /** Paths of records that another tab changed: this one may show them as they were for a while. */
  behind: Set<string>;
}

/** The tabs of a walk, of which one is in front. */
export const createTabs = (first: Page) => {
  const tabs: Tab[] = [{ page: first, behind: new Set() }];
  let front = 0;
  const current = (): Tab => {
    const tab = tabs[front];
    if (!tab) throw new Error('There is no tab in front.');
    return tab;
  };
  return {
    current,
    count: () => tabs.length,
    has: (page: Page) => tabs.some(tab => tab.page === page),
    open: async (context: BrowserContext): Promise<Page> => {
      tabs.push({ page: await context.newPage(), behind: new Set() });
      front = tabs.length - 1;
      return current().page;
    },
    next: async () => {
      front = (front + 1) % tabs.length;
      await current().page.bringToFront();
    },
    close: async () => {
      if (tabs.length < 2) return;
      const [gone] = tabs.splice(front, 1);
      front = 0;
      await gone?.page.close();
      await current().page.bringToFront();
    },
    /** Says what the tab in front has changed: the others do not know yet. */
    changed: (paths: readonly string[]) => {
      for (const tab of tabs) if (tab !== current()) for (const path of paths) tab.behind.add(path);
    },
  };
};

/** The tabs of a walk. */
export type Tabs = ReturnType<typeof createTabs>;
