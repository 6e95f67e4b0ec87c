import { readFileSync } from 'node:fs';
import { SAMPLE_ALLOW_LISTS } from '../../../scripts/emulators/sampleAllowLists.ts';
import { fillAllowList } from '../../../scripts/rules/fillAllowList.ts';

/** The rules as `npm run rules:build` would write them for the sample accounts. */
export const sampleRules = () =>
  fillAllowList(readFileSync('firestore.rules', 'utf8'), SAMPLE_ALLOW_LISTS);
