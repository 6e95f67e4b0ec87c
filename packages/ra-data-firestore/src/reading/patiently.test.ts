import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { patiently } from './patiently.ts';

/** A read that fails as often as there are statuses, and then answers. */
const failing = (...statuses: number[]) => {
  const left = [...statuses];
  return async () => {
    const status = left.shift();
    if (status !== undefined) throw new HttpError('refused', status);
    return 'read';
  };
};

it('reads again whenever it is told to, and throws what nobody waits for', async () => {
  const told: unknown[] = [];
  const onRefused = async (error: Error) => void told.push(Reflect.get(error, 'status'));
  await expect(patiently(failing(429, 503), onRefused)).resolves.toBe('read');
  expect(told).toEqual([429, 503]);
  await expect(patiently(failing(403), onRefused)).rejects.toMatchObject({ status: 403 });
  await expect(patiently(failing(429), undefined)).rejects.toMatchObject({ status: 429 });
  const givenUp = () => Promise.reject(new Error('cancelled'));
  await expect(patiently(failing(429), givenUp)).rejects.toThrow('cancelled');
});
