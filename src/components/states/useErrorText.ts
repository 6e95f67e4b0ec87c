import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { type FailureKind, failureKind, messageOf } from '@/domain/errors.ts';

/** Message keys of what happened, and of what to do about it. */
const KEYS: Record<FailureKind, { title: string; help: string }> = {
  signedOut: { title: 'common.error.signedOut', help: 'common.error.signedOutHelp' },
  denied: { title: 'common.error.denied', help: 'common.error.deniedHelp' },
  missing: { title: 'common.error.missing', help: 'common.error.missingHelp' },
  conflict: { title: 'common.error.title', help: 'common.action.conflict' },
  unanswered: { title: 'common.error.unanswered', help: 'common.error.unansweredHelp' },
  unreachable: { title: 'common.error.unreachable', help: 'common.error.unreachableHelp' },
  unproven: { title: 'common.error.unproven', help: 'common.error.unprovenHelp' },
  quota: { title: 'common.error.title', help: 'common.error.quota' },
  storageFull: { title: 'common.error.title', help: 'common.error.storageFull' },
  other: { title: 'common.error.title', help: 'common.error.unknown' },
};

/** Kinds whose help says by itself what happened. */
const WHOLE: readonly FailureKind[] = ['conflict', 'unproven', 'quota', 'storageFull', 'other'];

/** Message keys of what became of an act, where the help alone does not say it. */
const ACTS: Partial<Record<FailureKind, string>> = {
  quota: 'common.action.untouched',
  unproven: 'common.action.untouched',
  storageFull: 'common.action.untouched',
  unreachable: 'common.action.unreachable',
};

/**
 * Turns an error into words. A message that is the key of a text, such as a refusal of the domain,
 * is translated.
 */
export const useErrorText = () => {
  const translate = useTranslate();
  return useCallback(
    (error: unknown) => {
      const kind = failureKind(error);
      const raw = messageOf(error);
      const own = translate(raw, { _: '' });
      const message = own || raw;
      const title = translate(KEYS[kind].title);
      const help = translate(KEYS[kind].help, { message });
      const general = WHOLE.includes(kind) ? help : `${title}. ${help}`;
      const sentence = kind === 'conflict' ? general : own || general;
      const act = ACTS[kind];
      return {
        kind,
        title,
        help,
        /** Why something was not loaded, or one of many was not done, in a sentence or two. */
        sentence,
        /** Why an act was not done, and that nothing is changed, in a sentence or two. */
        notDone: act === undefined ? sentence : own || translate(act, { reason: help }),
        /** Why a form was not saved, in a sentence or two. */
        get notSaved() {
          return translate(`forms.failed.${kind}`, { message });
        },
      };
    },
    [translate],
  );
};
