import { expect, it } from 'vitest';
import { mailText } from './mailText.ts';

const settings = { language: 'en', consoleUrl: 'https://console.shop' } as const;
const rejected = { kind: 'rejected', reason: '', request: null } as const;
const answered = (subject: string) =>
  ({ kind: 'answered', reason: '', request: { id: 'a b', subject } }) as const;

it('says what was decided, why, and where to go', () => {
  expect(mailText({ ...rejected, reason: 'No shop.\r\nNo goods.' }, 'Oak', settings)).toEqual({
    subject: 'Oak was rejected',
    text: 'Your business Oak was rejected.\n\nReason:\nNo shop.\nNo goods.\n\nTo the console:\nhttps://console.shop/\n',
  });
});

it('leads to the request that has news, in the language that was chosen', () => {
  const mail = mailText(answered('Hilfe'), 'Oak', { ...settings, language: 'de' });
  expect(mail.subject).toBe('Neues zu Ihrer Anfrage: Hilfe');
  expect(mail.text).toContain('\nhttps://console.shop/submitted-requests?open=a+b\n');
});

it('says no more than there is', () => {
  const { text } = mailText(rejected, 'Oak', { ...settings, consoleUrl: '' });
  expect(text).toBe('Your business Oak was rejected.\n');
});

it.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '\u202e'])(
  'keeps the subject on one line whatever was typed: %j',
  sign => {
    const typed = `Help${sign}Bcc: all@shop.com`;
    const line = 'Help Bcc: all@shop.com';
    expect(mailText(answered(typed), '', settings).subject).toContain(line);
    expect(mailText(rejected, typed, settings).subject).toBe(`${line} was rejected`);
    expect(mailText(rejected, typed, settings).text).toContain(`${line} was rejected.`);
  },
);

it('bounds what was typed, without halving a character', () => {
  const { subject, text } = mailText(
    { ...rejected, reason: '😀'.repeat(900) },
    '😀'.repeat(900),
    settings,
  );
  expect([...subject]).toHaveLength(150);
  expect(subject.endsWith('😀…')).toBe(true);
  expect(text).toContain(`\n${'😀'.repeat(499)}…\n`);
  expect(mailText(rejected, 'Oak \ud83d', settings).subject).toBe('Oak \ufffd was rejected');
});

it('fills in words as they are: what looks like a place for others is none', () => {
  expect(mailText(answered('%{name} $& <b>'), 'Oak', settings).subject).toContain('%{name} $& <b>');
});
