import { english } from '@/i18n/en/index.ts';
import { paths } from '@/routes/paths.ts';
import { press } from './pressing.ts';
import type { Unanswered } from './refusedJourneys.ts';
import { behind, first, type Journey, WORDS } from './writeJourneys.ts';

const { action, contact } = english.giveaways;

const giveaway = (fits: (record: Record<string, unknown>) => boolean) => first('giveaways', fits);
const draft = giveaway(({ status }) => status === 'draft');
const open = giveaway(
  ({ status, endsAt, exclusions }) =>
    status === 'running' && endsAt instanceof Date && endsAt > new Date() && !exclusions,
);
const over = giveaway(
  ({ status, seedCommitment }) => status === 'ended' && seedCommitment !== null,
);
const drawn = giveaway(({ status }) => status === 'drawn');

/** The giveaways whose entries these journeys need. */
export const ENTERED = [open, over, drawn];

/** What an administrator does with a giveaway on its page, and what is said once it is done. */
export const GIVEAWAYS: Unanswered[] = [
  [
    {
      name: 'publishing, which seals a seed',
      address: paths.giveaway(draft),
      begin: () => press(action.publish),
      save: action.publish,
    },
    /The giveaway was published/,
  ],
  [
    behind(action.exclude, /^Reason/, {
      name: 'excluding somebody',
      address: paths.giveaway(open),
      save: action.exclude,
    }),
    /is excluded from the draw\./,
  ],
  [
    behind(action.letIn, /^Reason/, {
      name: 'letting them in again',
      address: paths.giveaway(open),
      save: action.letIn,
    }),
    /takes part in the draw again/,
  ],
  [
    {
      name: 'the draw',
      address: paths.giveaway(over),
      begin: () => press(action.draw),
      save: action.draw,
    },
    /winners? w(as|ere) drawn/,
  ],
  [
    behind(contact.button, contact.field, {
      name: 'marking a winner as contacted',
      address: paths.giveaway(drawn),
      save: contact.mark,
      typed: WORDS,
    }),
    /is marked as contacted/,
  ],
  [
    behind(action.redraw, /^Reason/, {
      name: 'another draw',
      address: paths.giveaway(drawn),
      save: action.redraw,
    }),
    /Another winner was drawn/,
  ],
];

/** Those that read before they write: entries, the seed, who is blocked. */
export const READING: Journey[] = GIVEAWAYS.map(([journey]) => journey).filter(({ name }) =>
  ['excluding somebody', 'the draw', 'another draw'].includes(name),
);
