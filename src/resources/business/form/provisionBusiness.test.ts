import { describe, expect, it, vi } from 'vitest';
import { IdentityError } from '@/providers/types.ts';
import { AddBusinessError, provisionBusiness } from './provisionBusiness.ts';

const email = 'new@shop.example';
const unreachable = Object.assign(new Error('no answer'), { status: 503 });
const account = () => ({
  uid: 'u1',
  sendInvitation: vi.fn(async () => {}),
  remove: vi.fn(async () => {}),
});
const add = (
  made: ReturnType<typeof account>,
  save: () => Promise<unknown>,
  isStored: () => Promise<boolean> = async () => false,
) => provisionBusiness({ provisionAccount: async () => made }, { email }, save, isStored);
const stageOf = (run: Promise<unknown>) =>
  run.then(
    () => 'added',
    error => (error instanceof AddBusinessError ? error.stage : error),
  );

describe('provisionBusiness', () => {
  it('makes the account, the record, and sends the invitation, in this order', async () => {
    const made = account();
    const save = vi.fn(async () => {});
    expect(await add(made, save)).toEqual({ uid: 'u1', invited: true });
    expect(save.mock.invocationCallOrder[0]).toBeLessThan(
      made.sendInvitation.mock.invocationCallOrder[0] ?? 0,
    );
    expect(made.remove).not.toHaveBeenCalled();
  });

  it('removes the account again when the record is refused', async () => {
    const made = account();
    expect(await stageOf(add(made, () => Promise.reject(new Error('denied'))))).toBe('rolledBack');
    expect(made.remove).toHaveBeenCalledOnce();
    expect(made.sendInvitation).not.toHaveBeenCalled();
  });

  it('says what to clean up when the account cannot be removed', async () => {
    const made = { ...account(), remove: vi.fn(() => Promise.reject(new Error('no'))) };
    const run = add(made, () => Promise.reject(new Error('denied')));
    await expect(run).rejects.toMatchObject({ stage: 'orphan', details: { uid: 'u1', email } });
  });

  it('does not remove the account of a record that was written after all', async () => {
    const made = account();
    const run = add(
      made,
      () => Promise.reject(unreachable),
      async () => true,
    );
    expect(await run).toEqual({ uid: 'u1', invited: true });
    expect(made.remove).not.toHaveBeenCalled();
  });

  it('keeps the account while it is not certain', async () => {
    const made = account();
    const run = add(
      made,
      () => Promise.reject(unreachable),
      () => Promise.reject(unreachable),
    );
    expect(await stageOf(run)).toBe('uncertain');
    expect(made.remove).not.toHaveBeenCalled();
  });

  it('removes the account when the record is surely not there', async () => {
    const made = account();
    expect(await stageOf(add(made, () => Promise.reject(unreachable)))).toBe('rolledBack');
    expect(made.remove).toHaveBeenCalledOnce();
  });

  it('tells why there is no account, and writes nothing', async () => {
    const save = vi.fn(async () => {});
    const run = provisionBusiness(
      { provisionAccount: () => Promise.reject(new IdentityError('emailInUse')) },
      { email },
      save,
      async () => false,
    );
    await expect(run).rejects.toMatchObject({ stage: 'account', details: { code: 'emailInUse' } });
    expect(save).not.toHaveBeenCalled();
  });

  it('adds the business although the mail could not be sent, and says so', async () => {
    const made = { ...account(), sendInvitation: vi.fn(() => Promise.reject(new Error('mail'))) };
    expect(await add(made, async () => {})).toEqual({ uid: 'u1', invited: false });
  });
});
