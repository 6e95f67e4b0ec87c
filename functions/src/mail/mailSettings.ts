import { isWebAddress } from '../../../src/domain/schemas/common.ts';
import { MAIL_MESSAGES, type MailLanguage } from './messages.ts';

/** How mails are written. */
export interface MailSettings {
  /** The collection that the extension sends from. */
  collection: string;
  language: MailLanguage;
  /** Where the console is, without a slash at its end; empty where mails lead nowhere. */
  consoleUrl: string;
}

const isLanguage = (name: string): name is MailLanguage => Object.hasOwn(MAIL_MESSAGES, name);

/**
 * Reads what whoever deploys has set.
 * @throws RangeError where it cannot be so; *System* shows its words.
 */
export const mailSettings = (set: Readonly<Record<keyof MailSettings, string>>): MailSettings => {
  const collection = set.collection.trim();
  const language = set.language.trim();
  const consoleUrl = set.consoleUrl.trim().replace(/\/+$/, '');
  // No collection of the console begins so: nothing that anybody may read or write is named by mistake.
  if (!/^mail[\w-]{0,60}$/.test(collection))
    throw new RangeError('MAIL_COLLECTION is one word that begins with "mail"');
  if (!isLanguage(language))
    throw new RangeError(`MAIL_LANGUAGE is one of ${Object.keys(MAIL_MESSAGES).join(', ')}`);
  if (consoleUrl !== '' && (!isWebAddress(consoleUrl) || /[\s?#]/.test(consoleUrl)))
    throw new RangeError('CONSOLE_URL is an address such as https://console.example.com');
  return { collection, language, consoleUrl };
};
