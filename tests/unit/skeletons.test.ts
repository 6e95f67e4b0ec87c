import { expect, it } from 'vitest';
import { interfaceFiles } from '../support/interfaceFiles.ts';

/** What says so itself, and what holds the place of code, which says by itself that it is out of reach. */
const OWN = ['src/components/list/FacetBar.tsx', 'src/components/states/LoadingSkeleton.tsx'];

it('has one piece that holds the place of what is loading: others would pulse for ever offline, and not say why', () => {
  const using = interfaceFiles().filter(({ code }) => /@mui\/material\/Skeleton\b/.test(code));
  expect(using.map(({ file }) => file).sort()).toEqual(OWN);
});
