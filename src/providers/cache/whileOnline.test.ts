import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { whileOnline } from './whileOnline.ts';

const never = () => new Promise<string>(() => {});
const OFFLINE = { status: 503, message: 'common.error.unreachableNow' };

afterEach(() => onlineManager.setOnline(true));

it('is what was read, or what reading throws', async () => {
  expect(await whileOnline(Promise.resolve('read'))).toBe('read');
  await expect(whileOnline(Promise.reject(new Error('denied')))).rejects.toThrow('denied');
});

it('waits for nothing offline but for what is there already', async () => {
  onlineManager.setOnline(false);
  await expect(whileOnline(never())).rejects.toMatchObject(OFFLINE);
  expect(await whileOnline(Promise.resolve('cached'))).toBe('cached');
});

it('waits no longer when the network goes', async () => {
  const waiting = whileOnline(never());
  onlineManager.setOnline(false);
  await expect(waiting).rejects.toMatchObject(OFFLINE);
});
