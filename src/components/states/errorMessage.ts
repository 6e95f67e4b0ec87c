/** What kind of failure an error is, as far as a person can do something about it. */
export type FailureKind =
  | 'denied'
  | 'missing'
  | 'unanswered'
  | 'unreachable'
  | 'quota'
  | 'storageFull'
  | 'other';

const KINDS: Record<number, FailureKind> = {
  403: 'denied',
  404: 'missing',
  429: 'quota',
  503: 'unreachable',
  507: 'storageFull',
};

/** What the database refuses as a question: its message is for developers. */
const UNANSWERED = ['undeclared-query', 'invalid-query', 'failed-precondition'];

const codeOf = (error: unknown): unknown => {
  const body: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'body') : null;
  return typeof body === 'object' && body !== null ? Reflect.get(body, 'code') : undefined;
};

const statusOf = (error: unknown): number | null => {
  if (typeof error !== 'object' || error === null) return null;
  const status: unknown = Reflect.get(error, 'status');
  return typeof status === 'number' ? status : null;
};

/** @returns the kind of an error, by its status and what it says of itself. */
export const failureKind = (error: unknown): FailureKind => {
  const status = statusOf(error) ?? 0;
  const code = codeOf(error);
  if ((status === 400 || status === 412) && UNANSWERED.some(one => one === code))
    return 'unanswered';
  return KINDS[status] ?? 'other';
};

/** The message keys of an error's kind, and what to fill in. */
export const failureText = (error: unknown) => {
  const kind = failureKind(error);
  const message = error instanceof Error ? error.message : String(error);
  const keys: Record<FailureKind, { title: string; help: string }> = {
    denied: { title: 'common.error.denied', help: 'common.error.deniedHelp' },
    missing: { title: 'common.error.missing', help: 'common.error.missingHelp' },
    unanswered: { title: 'common.error.unanswered', help: 'common.error.unansweredHelp' },
    unreachable: { title: 'common.error.unreachable', help: 'common.error.unreachableHelp' },
    quota: { title: 'common.error.title', help: 'common.error.quota' },
    storageFull: { title: 'common.error.title', help: 'common.error.storageFull' },
    other: { title: 'common.error.title', help: 'common.error.unknown' },
  };
  return { kind, ...keys[kind], params: { message } };
};
