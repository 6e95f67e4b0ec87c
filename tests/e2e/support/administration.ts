import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect } from './console.ts';

/** The rows of a list's table, without its heading. */
export const rowsOf = (page: Page, title: string): Locator =>
  page
    .getByRole('table', { name: title })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });

/** A tab above a list, by the name it begins with. */
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name: new RegExp(`^${name} \\(`) });

/** The number on a tab above a list, once it is there. */
export const countOn = async (page: Page, name: string): Promise<number> => {
  const text = await tab(page, name).textContent();
  return Number(/\(([\d,]+)\)/.exec(text ?? '')?.[1]?.replaceAll(',', ''));
};

/** Answers the dialog that asks why, and waits until it is gone. */
export const confirm = async (page: Page, button: string, reason?: string) => {
  // A record beside its list is a dialog as well, but no modal one.
  const dialog = page
    .locator('[role=dialog][aria-modal=true]')
    .filter({ has: page.getByRole('button', { name: button }) });
  if (reason !== undefined) await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
};

/** The surface of long work. */
export const tasks = (page: Page): Locator => page.getByRole('region', { name: 'Running tasks' });

/** The part of a page under a heading. */
export const section = (page: Page, heading: string): Locator =>
  page.getByRole('region', { name: heading, exact: true });

/** Does what saves a file, and reads the file. */
export const savedFile = async (
  page: Page,
  act: () => Promise<void>,
  encoding: BufferEncoding = 'utf8',
): Promise<string> => {
  const download = page.waitForEvent('download');
  await act();
  return readFileSync(await (await download).path(), encoding);
};
