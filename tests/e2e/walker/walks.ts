import type { Walker } from './walker.ts';

/**
 * The walks of the test command: the same each time, so that what they find does not depend on luck. They are short,
 * as the command has forty minutes for everything; `npm run walk` goes further.
 */
export const FIXED_WALKS: readonly Walker[] = [
  { seed: 1, role: 'owner', language: 'en', viewport: 'desktop', steps: 40 },
  { seed: 2, role: 'owner', language: 'de', viewport: 'phone', steps: 30 },
  { seed: 3, role: 'administrator', language: 'en', viewport: 'desktop', steps: 40 },
  { seed: 4, role: 'administrator', language: 'de', viewport: 'desktop', steps: 30 },
  { seed: 5, role: 'administrator', language: 'en', viewport: 'phone', steps: 25 },
  { seed: 6, role: 'support', language: 'en', viewport: 'desktop', steps: 25 },
  { seed: 7, role: 'support', language: 'de', viewport: 'phone', steps: 20 },
  { seed: 8, role: 'visitor', language: 'de', viewport: 'desktop', steps: 20 },
  { seed: 9, role: 'visitor', language: 'en', viewport: 'phone', steps: 15 },
];
