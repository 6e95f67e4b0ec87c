import { MAX_LENGTH } from '../../../src/domain/schemas/common.ts';
import { paths } from '../../../src/routes/paths.ts';
import type { MailNews } from './mailNews.ts';
import type { MailSettings } from './mailSettings.ts';
import { MAIL_MESSAGES } from './messages.ts';

/** Longest subject, in characters. */
const MAX_SUBJECT = 150;

/** What ends a line, and what turns the direction of what follows. */
const NOT_ON_A_LINE = /[\p{Control}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

const NOT_IN_A_TEXT = /(?!\n)[\p{Control}\u202a-\u202e\u2066-\u2069]+/gu;

const cut = (text: string, most: number) => {
  // Half a character cannot be sent.
  const characters = [...text.replace(/\p{Surrogate}/gu, '\ufffd')];
  const shown = characters.length > most ? [...characters.slice(0, most - 1), '…'] : characters;
  return shown.join('');
};

/** What somebody typed, on one line: nothing of it can begin a header of its own. */
const oneLine = (text: string, most: number) => cut(text.replace(NOT_ON_A_LINE, ' ').trim(), most);

const lines = (text: string, most: number) =>
  cut(text.replace(/\r\n?/g, '\n').replace(NOT_IN_A_TEXT, ' ').trim(), most);

/**
 * Subject and text of a mail, never HTML. What was answered is left out: it is read behind the sign-in.
 * @param businessName as stored, not trusted.
 */
export const mailText = (
  { kind, reason, request }: Pick<MailNews, 'kind' | 'reason' | 'request'>,
  businessName: string,
  { language, consoleUrl }: Pick<MailSettings, 'language' | 'consoleUrl'>,
): { subject: string; text: string } => {
  const messages = MAIL_MESSAGES[language];
  const name = oneLine(businessName, MAX_LENGTH.name);
  const subject = oneLine(request?.subject ?? '', MAX_LENGTH.title);
  const filled = (sentence: string) =>
    sentence.replace(/%\{(name|subject)\}/g, (_, slot) => (slot === 'name' ? name : subject));
  const why = lines(reason, MAX_LENGTH.line);
  const parts = [
    filled(messages.text[kind]),
    why && `${messages.reason}\n${why}`,
    consoleUrl && `${messages.link}\n${consoleUrl}${request ? paths.request(request.id) : '/'}`,
  ];
  return {
    subject: oneLine(filled(messages.subject[kind]), MAX_SUBJECT),
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
  };
};
