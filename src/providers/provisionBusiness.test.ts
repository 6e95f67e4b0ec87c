import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { type NewBusiness, provisionBusiness } from './provisionBusiness.ts';
import { IdentityError } from './types.ts';

const business: NewBusiness = {
  email: ' Shop@Example.com ',
  profile: {
    businessName: 'Shop',
    userImg: null,
    contactName: '',
    phone: '',
    website: '',
    address: '',
    country: 'DE',
    about: '',
    baseCurrency: 'EUR',
  },
  status: 'approved',
  reason: ' signed the contract ',
};

const setUp = () => {
  const account = {
    uid: 'u1',
    sendInvitation: vi.fn(async () => {}),
    remove: vi.fn(async () => {}),
  };
  const provisionAccount = vi.fn(async (_: string) => account);
  const create = vi.fn(async (_resource: string, _params: unknown) => ({ data: { id: 'u1' } }));
  const run = () =>
    provisionBusiness(
      {
        identity: { provisionAccount },
        dataProvider: { create },
        actorId: 'boss',
        now: () => new Date(0),
      },
      business,
    );
  return { account, provisionAccount, create, run };
};

describe('provisionBusiness', () => {
  it('creates the account, the record under its id, and invites', async () => {
    const { account, provisionAccount, create, run } = setUp();
    expect(await run()).toEqual({ kind: 'created', id: 'u1', invited: true });
    expect(provisionAccount).toHaveBeenCalledWith('shop@example.com');
    expect(create).toHaveBeenCalledWith('business', {
      data: {
        ...business.profile,
        id: 'u1',
        businessEmail: 'shop@example.com',
        isDeleted: false,
        isBusinessOwner: 'approved',
        isSuperAdmin: false,
        statusHistory: [
          { at: new Date(0), by: 'boss', from: '', to: 'approved', reason: 'signed the contract' },
        ],
      },
      meta: { reason: 'signed the contract' },
    });
    expect(account.remove).not.toHaveBeenCalled();
  });

  it('says so when the mail does not go out', async () => {
    const { account, run } = setUp();
    account.sendInvitation.mockRejectedValueOnce(new IdentityError('offline'));
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
    expect(await run()).toEqual({ kind: 'created', id: 'u1', invited: false });
  });

  it('writes nothing where the account is refused', async () => {
    const { provisionAccount, create, run } = setUp();
    provisionAccount.mockRejectedValueOnce(new IdentityError('emailInUse'));
    await expect(run()).rejects.toMatchObject({ code: 'emailInUse' });
    expect(create).not.toHaveBeenCalled();
  });

  it('takes the account back where the record is refused', async () => {
    const { account, create, run } = setUp();
    create.mockRejectedValueOnce(new HttpError('denied', 403));
    expect(await run()).toEqual({ kind: 'rolledBack', message: 'denied' });
    expect(account.remove).toHaveBeenCalledOnce();
    expect(account.sendInvitation).not.toHaveBeenCalled();
  });

  it('names the account that could not be taken back', async () => {
    const { account, create, run } = setUp();
    create.mockRejectedValueOnce(new HttpError('denied', 403));
    account.remove.mockRejectedValueOnce(new IdentityError('offline'));
    vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    expect(await run()).toEqual({
      kind: 'orphan',
      uid: 'u1',
      email: 'shop@example.com',
      message: 'denied',
    });
  });

  it('keeps the account where the write may still be carried out', async () => {
    const { account, create, run } = setUp();
    create.mockRejectedValueOnce(new HttpError('no answer', 503));
    expect(await run()).toMatchObject({ kind: 'uncertain', uid: 'u1', message: 'no answer' });
    expect(account.remove).not.toHaveBeenCalled();
  });
});
