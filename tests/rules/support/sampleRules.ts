import { readFileSync } from 'node:fs';
import { SAMPLE_ALLOW_LISTS } from '../../../scripts/emulators/sampleAllowLists.ts';
import { fillAllowList } from '../../../scripts/rules/fillAllowList.ts';

/** The rules as `npm run rules:build` would write them, for the sample accounts if not said else. */
export const sampleRules = (lists = SAMPLE_ALLOW_LISTS): string =>
  fillAllowList(readFileSync('firestore.rules', 'utf8'), lists);
