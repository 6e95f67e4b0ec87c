import { describe, expect, it } from 'vitest';
import { accountsAmong, addressesAmong, barredEntries } from './barredEntries.ts';

const entered = (id: string, email: string, accounts?: string[]) => ({
  entry: { id, userId: id, email },
  ...(accounts && { accounts }),
});
const user = (id: string, email: string, status: 'active' | 'blocked' = 'blocked') => ({
  ...{ id, email, status },
});
const barred = (
  candidates: Parameters<typeof barredEntries>[0],
  ...users: Parameters<typeof barredEntries>[1]
) => Object.fromEntries(barredEntries(candidates, users));

describe('who may not win', () => {
  it('is whose account is blocked', () => {
    const two = [entered('a', 'a@x.example'), entered('b', 'b@x.example')];
    expect(barred(two, user('a', 'a@x.example'), user('b', 'b@x.example', 'active'))).toEqual({
      a: { reason: 'blocked' },
    });
  });

  it('is who has a blocked account with the same address, whether that one entered or not', () => {
    expect(barred([entered('b', ' Jan@X.example ')], user('a', 'jan@x.example'))).toEqual({
      b: { reason: 'blockedAddress', account: 'a' },
    });
  });

  it('is who entered with the address of a blocked account whose own has changed since', () => {
    const one = entered('b', 'jan@x.example', ['b', 'a']);
    expect(barred([one], user('a', 'new@x.example'))).toEqual({
      b: { reason: 'blockedAddress', account: 'a' },
    });
  });

  it('is not who has another address, by dots or after a plus, or none at all', () => {
    const three = [
      entered('b', 'jan+win@x.example'),
      entered('c', 'j.an@x.example'),
      entered('d', ''),
    ];
    expect(barred(three, user('a', 'jan@x.example'), user('e', ''))).toEqual({});
  });
});

it('asks for each account once, and for addresses as users may have them', () => {
  const two = [entered('b', 'Jan@x.example ', ['b', 'a']), entered('a', '')];
  expect(accountsAmong(two)).toEqual(['b', 'a']);
  expect(addressesAmong(two)).toEqual(['jan@x.example', 'Jan@x.example']);
});
