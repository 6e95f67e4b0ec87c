import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RereadingQueryClient } from './RereadingQueryClient.ts';

const KEY = ['audit', 'getList'];

/** A read that is answered by hand, with what is stored at the time it is asked. */
const readOf = () => {
  const client = new RereadingQueryClient({ defaultOptions: { queries: { retry: false } } });
  let stored = 'before';
  const answers: ((isTold?: boolean) => void)[] = [];
  const queryFn = vi.fn(() => {
    const told = stored;
    return new Promise<string>((resolve, reject) =>
      answers.push((isTold = true) => (isTold ? resolve(told) : reject(new Error('refused')))),
    );
  });
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn, staleTime: 60_000 });
  const look = () => {
    const stop = observer.subscribe(() => {});
    onTestFinished(stop);
    return stop;
  };
  const answer = async (isTold?: boolean) => {
    answers.shift()?.(isTold);
    await new Promise(resolve => setTimeout(resolve));
  };
  const change = () => {
    stored = 'after';
  };
  const state = () => client.getQueryState(KEY);
  return { client, queryFn, look, answer, change, state };
};

describe('RereadingQueryClient', () => {
  it('reads anew what was outdated on its way, the first time as well', async () => {
    const { client, queryFn, look, answer, change, state } = readOf();
    look();
    change();
    void client.invalidateQueries();
    await answer();
    expect(state()).toMatchObject({ data: 'before', fetchStatus: 'fetching' });
    await answer();
    expect(state()).toMatchObject({ data: 'after', isInvalidated: false, fetchStatus: 'idle' });
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('does so after a read that failed', async () => {
    const { client, look, answer, change, state } = readOf();
    look();
    await answer(false);
    void client.refetchQueries();
    change();
    void client.invalidateQueries();
    await answer();
    await answer();
    expect(state()).toMatchObject({ data: 'after', isInvalidated: false });
  });

  it('takes a later read back at once, and reads it once', async () => {
    const { client, queryFn, look, answer, change, state } = readOf();
    look();
    await answer();
    void client.refetchQueries();
    change();
    void client.invalidateQueries();
    await answer();
    await answer();
    expect(state()).toMatchObject({ data: 'after', isInvalidated: false, fetchStatus: 'idle' });
    expect(queryFn).toHaveBeenCalledTimes(3);
  });

  it('takes what only marks it for outdated once answered', async () => {
    const { client, queryFn, look, answer, change, state } = readOf();
    const leave = look();
    await answer();
    void client.refetchQueries();
    change();
    leave();
    void client.invalidateQueries({ queryKey: ['audit'], refetchType: 'none' });
    await answer();
    expect(state()).toMatchObject({ data: 'before', isInvalidated: true, fetchStatus: 'idle' });
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('leaves alone what is not on its way, and what the words do not mean', async () => {
    const { client, queryFn, look, answer } = readOf();
    look();
    void client.invalidateQueries({ queryKey: ['users'] });
    await answer();
    client.setQueryData(KEY, 'shown');
    expect(queryFn).toHaveBeenCalledOnce();
  });
});
