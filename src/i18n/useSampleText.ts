import { useSyncExternalStore } from 'react';
import { samples as german } from './de/samples.ts';
import { samples as english } from './en/samples.ts';
import type { Language } from './languages.ts';
import { shownMessages, watchMessages } from './messages.ts';
import type { Translation } from './Translation.ts';
import { type KeyOf, useTextOf } from './useEntryText.ts';

/** Words of the sign-in page's sample accounts. */
export type SampleMessages = Translation<typeof english>;

/** A key of the words of the sample accounts. */
export type SampleKey = KeyOf<SampleMessages>;

const WORDS: Record<Language, SampleMessages> = { en: english, de: german };

/** The words of the sample accounts in the language in view. */
export const useSampleText = () =>
  useTextOf(WORDS[useSyncExternalStore(watchMessages, shownMessages).language]);
