import { english } from '../../../src/i18n/en/index.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { german } from '../../support/german.ts';
import { formPattern } from '../../support/patterns.ts';

/** What the console says, in the language that is listened to. */
export interface Words {
  language: Language;
  /** A message that is heard anywhere in a phrase; its placeholders are anything. */
  heard: (key: string) => RegExp;
  /** What has a role and is called by a message, such as a button. */
  named: (role: string, key: string) => RegExp;
  /** The message as it is typed into a search. */
  text: (key: string) => string;
}

const CATALOGUES: Record<Language, object> = { en: english, de: german };

const messageOf = (catalogue: object, key: string): string => {
  let found: unknown = catalogue;
  for (const step of key.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined;
  }
  if (typeof found !== 'string') throw new Error(`There is no message ${key}`);
  return found;
};

/** A message of any number, with anything in its placeholders. */
const patternOf = (message: string) => {
  const forms = message.split('||||').map(form => formPattern(form.trim()));
  return `(?:${forms.join('|')})`;
};

/** The console's words in a language, as patterns of what is heard. */
export const wordsOf = (language: Language): Words => {
  const message = (key: string) => messageOf(CATALOGUES[language], key);
  return {
    language,
    heard: key => new RegExp(patternOf(message(key))),
    named: (role, key) => new RegExp(`^${role}, ${patternOf(message(key))}(?:,|$)`),
    text: message,
  };
};
