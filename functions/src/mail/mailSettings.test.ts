import { expect, it } from 'vitest';
import { mailSettings } from './mailSettings.ts';

const set = { collection: 'mail', language: 'en', consoleUrl: '' };

it('takes an address with a path, and none', () => {
  expect(mailSettings(set)).toEqual(set);
  const given = { ...set, collection: ' mail-queue', consoleUrl: 'https://shop.com/console// ' };
  expect(mailSettings(given)).toEqual({
    ...{ collection: 'mail-queue', language: 'en', consoleUrl: 'https://shop.com/console' },
  });
});

it.each([
  [{ collection: 'business' }, 'MAIL_COLLECTION'],
  [{ collection: 'mail/there' }, 'MAIL_COLLECTION'],
  [{ collection: '' }, 'MAIL_COLLECTION'],
  [{ language: 'fr' }, 'MAIL_LANGUAGE'],
  [{ language: 'toString' }, 'MAIL_LANGUAGE'],
  [{ consoleUrl: 'shop.com' }, 'CONSOLE_URL'],
  [{ consoleUrl: 'javascript:alert(1)' }, 'CONSOLE_URL'],
  [{ consoleUrl: 'https://shop.com/?a=b' }, 'CONSOLE_URL'],
  [{ consoleUrl: 'https://shop.com/ Call 555' }, 'CONSOLE_URL'],
])('refuses %o', (more, name) => {
  expect(() => mailSettings({ ...set, ...more })).toThrow(name);
});
