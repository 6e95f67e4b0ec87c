/** What kind of failure an error is, as far as a person can do something about it. */
export type FailureKind =
  | 'signedOut'
  | 'denied'
  | 'missing'
  | 'conflict'
  | 'unanswered'
  | 'quota'
  | 'unreachable'
  | 'unproven'
  | 'storageFull'
  | 'other';

const KINDS: Readonly<Record<number, FailureKind>> = {
  401: 'signedOut',
  403: 'denied',
  404: 'missing',
  409: 'conflict',
  429: 'quota',
  503: 'unreachable',
  507: 'storageFull',
};

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** @returns the status that an error carries, as HTTP counts them; null where it has none. */
export const statusOf = (error: unknown): number | null => {
  const status = property(error, 'status');
  return typeof status === 'number' ? status : null;
};

/** What the database refuses as a question: its message is for developers. */
const UNANSWERED = ['undeclared-query', 'invalid-query', 'failed-precondition'];

/** Storage's code where App Check has no proof that this is the console; other errors say so in their body. */
const UNPROVEN_FILE = 'unauthorized-app';

/** @returns the kind of an error, by its status and what it says of itself. */
export const failureKind = (error: unknown): FailureKind => {
  const status = statusOf(error) ?? 0;
  const code = property(property(error, 'body'), 'code');
  if ((status === 400 || status === 412) && UNANSWERED.some(one => one === code))
    return 'unanswered';
  const isUnproven = property(property(error, 'body'), 'unproven') === true;
  if (isUnproven || property(error, 'code') === UNPROVEN_FILE) return 'unproven';
  return KINDS[status] ?? 'other';
};

/** Whether somebody else changed the record meanwhile. */
export const isConflict = (error: unknown): boolean => failureKind(error) === 'conflict';

/** Whether the back end did not answer: what was asked for may have been done or not. */
export const isUnreachable = (error: unknown): boolean => failureKind(error) === 'unreachable';

/** Whether the same can be tried again later: the back end is out of reach, takes no more, or has no room. */
export const isPassing = (error: unknown): boolean =>
  ['unreachable', 'unproven', 'quota', 'storageFull'].includes(failureKind(error));

/** Whether whatever is asked for next would fail alike: no record by itself is to blame. */
export const concernsAll = (error: unknown): boolean =>
  ['unreachable', 'unproven', 'quota', 'signedOut'].includes(failureKind(error));

/** Whether the record is not there any more. */
export const isMissing = (error: unknown): boolean => failureKind(error) === 'missing';

/** @returns the message of whatever was thrown, be it no `Error` at all. */
export const messageOf = (error: unknown): string => {
  const message = property(error, 'message');
  if (typeof message === 'string') return message;
  return typeof error === 'object' && error !== null ? 'unknown' : String(error);
};

/** Message keys of what is no fault of what was asked for. */
const REASONS: Partial<Record<FailureKind, string>> = {
  quota: 'common.error.quota',
  unreachable: 'common.error.unreachableNow',
  unproven: 'common.error.unprovenHelp',
};

/** @returns why something failed, for people: the key of a text where the back end was in the way, else the message. */
export const reasonOf = (error: unknown): string => REASONS[failureKind(error)] ?? messageOf(error);

/** @returns the record that stands in a conflict's way, where the error has it. */
export const storedRecord = (error: unknown): unknown =>
  property(property(error, 'body'), 'record') ?? null;

/** @returns the problems by field that a refusal (400) tells of; null where it tells of none. */
export const fieldProblems = (error: unknown): Record<string, string> | null => {
  if (statusOf(error) !== 400) return null;
  const errors = property(property(error, 'body'), 'errors');
  if (typeof errors !== 'object' || errors === null) return null;
  const problems = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return problems.length > 0 ? Object.fromEntries(problems) : null;
};
