import { expect, it } from 'vitest';
import { mailAddress } from './mailAddress.ts';

it('opens a mail with its words and line breaks', () => {
  expect(
    mailAddress({ to: 'zoe@mail.example', subject: 'You won & more', body: 'A\nB\r\nC' }),
  ).toBe('mailto:zoe@mail.example?subject=You%20won%20%26%20more&body=A%0D%0AB%0D%0AC');
});

it('lets an address add neither recipients nor fields, and takes halves of characters', () => {
  const address = mailAddress({ to: 'a@b.example?cc=x@y.example,z', subject: '\ud800', body: '' });
  expect(address).toBe('mailto:a@b.example%3Fcc%3Dx@y.example%2Cz?subject=%EF%BF%BD&body=');
});
