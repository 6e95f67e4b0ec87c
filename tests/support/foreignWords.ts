import { english } from '../../src/i18n/en/index.ts';
import { german } from './german.ts';
import { messagesOf } from './messagesOf.ts';
import { formPattern } from './patterns.ts';

const formsOf = (message: string) => message.split('||||').map(form => form.trim());

/** A message with its placeholders filled in by anything. */
const pattern = (form: string) => new RegExp(`^${formPattern(form)}$`, 'su');

const letters = (form: string) => form.replace(/%\{\w+\}/g, '').replace(/\P{L}/gu, '').length;

const inGerman = messagesOf(german);
const spoken = new Set([...inGerman.values()].flatMap(formsOf));

const foreign = [...messagesOf(english)]
  .flatMap(([key, message]) => (inGerman.get(key) === message ? [] : formsOf(message)))
  .filter(form => letters(form) > 2 && !spoken.has(form));

const whole = new Set(foreign.filter(form => !form.includes('%{')));
/** With fewer letters, such as "… from …", a pattern would find what is no message. */
const patterns = foreign.filter(form => form.includes('%{') && letters(form) > 5).map(pattern);
const KEY = new RegExp(`^(${Object.keys(english).join('|')})\\.[\\w.-]+$`);

/**
 * The texts that a German screen should not have: English messages, and keys that nobody translated.
 * @param texts all that is on the screen, each text by itself.
 */
export const foreignWords = (texts: readonly string[]): string[] =>
  texts.filter(
    text => whole.has(text) || KEY.test(text) || patterns.some(message => message.test(text)),
  );
