import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './console.ts';

export { expect, signIn, test } from './console.ts';

/** Looks for accessibility problems on the page as it is. */
export const expectNoViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(n => n.html).join(' ')}`)).toEqual(
    [],
  );
};
