import type { Speaker } from '../words.ts';

/** Messages that say that the console failed; what a person may run into by themselves is not among them. */
const FAILURES = [
  'common.error.title',
  'common.error.denied',
  'common.error.storageFull',
  // What an account may not save is not offered to it.
  'forms.failed.denied',
  'session.start.title',
];

/** Beginnings of messages that go on with what a machine said. */
const BEGINNINGS = ['common.error.unknown', 'common.error.denied', 'forms.failed.other'];

/** What the screen says has failed without anybody's doing. */
export const failedLoads = (texts: readonly string[], { say }: Speaker): string[] => {
  const whole = new Set(FAILURES.map(key => say(key)));
  const beginnings = BEGINNINGS.map(key => say(key, { message: '' }));
  return texts
    .filter(text => whole.has(text) || beginnings.some(beginning => text.startsWith(beginning)))
    .map(text => `says that it failed: ${JSON.stringify(text)}`);
};
