import type { RulesAllowLists } from '../rules/fillAllowList.ts';

/** The allow-lists that the sample accounts belong to; `.env.emulators` has the same. */
export const SAMPLE_ALLOW_LISTS: RulesAllowLists = {
  superAdmins: ['admin@catalogue.example', 'admin2@catalogue.example'],
  support: ['support@catalogue.example'],
};
