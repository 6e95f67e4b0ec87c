import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { failureKind } from '@/domain/errors.ts';
import { indexAnswer, isLetThrough } from './deployment.ts';

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

it('does not take a refusal for want of App Check’s proof for other rules', async () => {
  const denied = () => Promise.reject(refused('permission-denied', 'Missing permissions'));
  expect(await isLetThrough(denied(), () => false)).toBe(false);
  const thrown = await isLetThrough(denied(), () => true).catch((error: unknown) => error);
  expect(failureKind(thrown)).toBe('unproven');
});
