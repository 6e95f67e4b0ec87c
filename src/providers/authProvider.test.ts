import { describe, expect, it, vi } from 'vitest';
import type { Actor } from '@/domain/access/roles.ts';
import { createAuthProvider } from './authProvider.ts';

const user = {
  uid: 'u1',
  businessEmail: 'owner@shop.example',
  businessName: 'Oak & Ash',
  userImg: null,
  baseCurrency: 'EUR',
  isBusinessOwner: 'approved',
  isSuperAdmin: false,
  isDeleted: false,
};
const owner: Actor = { uid: 'u1', email: 'owner@shop.example', role: 'owner' };
const identity = { signIn: vi.fn(async () => {}), signOut: vi.fn(async () => {}) };
const provider = createAuthProvider({ status: 'signedIn', user, actor: owner }, identity);
const signedOut = createAuthProvider({ status: 'signedOut', reason: null }, identity);
const ask = (action: string, resource: string, record?: object) =>
  provider.canAccess?.({ action, resource, record });

describe('authProvider', () => {
  it('answers from the permission table', async () => {
    expect(await ask('list', 'products')).toBe(true);
    expect(await ask('edit', 'products', { businessId: 'u1' })).toBe(true);
    expect(await ask('edit', 'products', { businessId: 'u2' })).toBe(false);
    expect(await ask('list', 'users')).toBe(false);
    expect(await ask('fly', 'products')).toBe(false);
    expect(await ask('list', 'nothing')).toBe(false);
  });

  it('asks the table by react-admin’s word for each action', async () => {
    const own = { businessId: 'u1' };
    for (const action of ['list', 'show', 'get', 'create', 'edit', 'update', 'delete', 'export'])
      expect(await ask(action, 'products', own), action).toBe(true);
    expect(await ask('delete', 'requests', own)).toBe(false);
    expect(await ask('update', 'requests', own)).toBe(true);
    expect(await ask('update', 'requests', { businessId: 'u2' })).toBe(false);
    expect(await ask('create', 'business', { id: 'u1' })).toBe(false);
    expect(await ask('update', 'business', { id: 'u1' })).toBe(true);
    expect(await ask('show', 'business', { id: 'u1' })).toBe(true);
    expect(await ask('list', 'business', { id: 'u1' })).toBe(false);
    expect(await ask('export', 'business', { id: 'u1' })).toBe(false);
    expect(await ask('constructor', 'products')).toBe(false);
  });

  it('ends the session on 401 only', async () => {
    await expect(provider.checkError({ status: 403 })).resolves.toBeUndefined();
    await expect(provider.checkError({ status: 401 })).rejects.toEqual({ status: 401 });
    await expect(provider.checkError(null)).resolves.toBeUndefined();
  });

  it('knows who is signed in', async () => {
    expect(await provider.getIdentity?.()).toMatchObject({ id: 'u1', fullName: 'Oak & Ash' });
    expect(await provider.getPermissions?.({})).toBe('owner');
    expect(await provider.logout({})).toBe(false);
    expect(identity.signOut).toHaveBeenCalledOnce();
  });

  it('shows a picture where there is one', async () => {
    expect((await provider.getIdentity?.())?.avatar).toBeUndefined();
    const pictured = { ...user, userImg: 'https://shop.example/a.png' };
    const other = createAuthProvider(
      { status: 'signedIn', user: pictured, actor: owner },
      identity,
    );
    expect((await other.getIdentity?.())?.avatar).toBe('https://shop.example/a.png');
  });

  it('signs in by e-mail and password', async () => {
    await provider.login({ email: ' owner@shop.example ', password: 'demo1234' });
    expect(identity.signIn).toHaveBeenCalledWith('owner@shop.example', 'demo1234');
    await expect(provider.login({ email: 7 })).rejects.toThrow();
  });

  it('lets nobody in who is not signed in', async () => {
    await expect(provider.checkAuth({})).resolves.toBeUndefined();
    await expect(signedOut.checkAuth({})).rejects.toThrow('Nobody is signed in.');
    await expect(signedOut.getIdentity?.()).rejects.toThrow();
    await expect(signedOut.canAccess?.({ action: 'list', resource: 'products' })).rejects.toThrow();
  });
});
