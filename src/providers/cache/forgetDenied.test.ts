import { QueryObserver } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { createQueryClient } from '../queryClient.ts';

const follow = (answers: (() => Promise<string>)[]) => {
  const queryClient = createQueryClient();
  const queryFn = () => answers.shift()?.() ?? Promise.reject(new Error('No more answers'));
  return new QueryObserver(queryClient, { queryKey: ['products'], queryFn, retry: false });
};
const refuse = (status: number) => () => Promise.reject(new HttpError('no', status));
const answer = async () => 'read';

it('forgets what was read once it is denied, and has it again once it is allowed', async () => {
  const observer = follow([answer, refuse(403), answer]);
  const end = observer.subscribe(() => {});
  await observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ data: 'read', isError: false });
  await observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ data: undefined, isError: true });
  expect(observer.getCurrentResult().isPending).toBe(false);
  await observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ data: 'read', isError: false });
  end();
});

it.each([404, 503, 429])('keeps what was read where it fails otherwise: %i', async status => {
  const observer = follow([answer, refuse(status)]);
  const end = observer.subscribe(() => {});
  await observer.refetch();
  await observer.refetch();
  expect(observer.getCurrentResult()).toMatchObject({ data: 'read', isError: true });
  end();
});
