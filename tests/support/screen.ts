import type { Page } from '@playwright/test';

/** One picture of the gallery: who looks, where, and what is done there first. */
export interface Screen {
  name: string;
  account: 'owner' | 'newowner' | 'admin' | 'support' | null;
  path: string;
  /** The screen of another role, or platform, that is the same page with hardly a difference. */
  twinOf?: string;
  act?: (page: Page) => Promise<void>;
}

/** Presses a button of the page. */
export const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name, exact: true }).first().click();

/** Presses a button that opens a dialog, a menu or a panel, and waits for that. */
export const open =
  (name: string | RegExp, role: 'dialog' | 'menu' = 'dialog') =>
  async (page: Page): Promise<void> => {
    await press(name)(page);
    await page.getByRole(role).first().waitFor();
  };
