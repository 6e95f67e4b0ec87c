import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './console.ts';

/** WCAG 2.2 AA, and all it builds on. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Longest part of the page that is quoted of each problem, in characters. */
const QUOTED = 400;

/**
 * Accessibility problems of the page as it is, each with where it is.
 * @param rules the only ones to look for; all of WCAG 2.2 AA unless said otherwise.
 */
export const violationsOn = async (page: Page, rules?: string[]): Promise<string[]> => {
  // Without frames of other origins the page itself can do all of it, and no window is opened for it.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  return violations.map(({ id, nodes }) => {
    const where = nodes.map(({ html }) => html).join(' | ');
    return `${id}: ${where.slice(0, QUOTED)}`;
  });
};

/** Fails where the page as it is has an accessibility problem. */
export const expectNoViolations = async (page: Page) =>
  expect(await violationsOn(page)).toEqual([]);
