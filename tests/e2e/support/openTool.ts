import type { Page } from '@playwright/test';

/** Opens what is under *Tools* above the list of products. */
export const openTool = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitem', { name }).click();
};
