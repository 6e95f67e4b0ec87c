import { readFileSync } from 'node:fs';
import { fillAllowList } from '../../../scripts/rules/fillAllowList.ts';

/** The rules as `npm run rules:build` would write them for the sample accounts. */
export const sampleRules = () =>
  fillAllowList(readFileSync('firestore.rules', 'utf8'), {
    superAdmins: ['admin@catalogue.example', 'admin2@catalogue.example'],
    support: ['support@catalogue.example'],
  });
