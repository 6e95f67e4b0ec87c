import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { indexAnswer } from './deployment.ts';

const refused = (code: string, message: string) => new FirebaseError(code, message);

it.each([
  ['The query requires an index. You can create it here: https://console…', 'missing'],
  ['The query requires an index. That index is currently building and cannot…', 'building'],
])('%s: %s', (message, answer) => {
  expect(indexAnswer(refused('failed-precondition', message))).toBe(answer);
});

it('takes nothing else for an answer', () => {
  const error = refused('unavailable', 'building');
  expect(() => indexAnswer(error)).toThrow(error);
});
