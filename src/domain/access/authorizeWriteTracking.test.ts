import { expect, it } from 'vitest';
import { checkFrozen, checkStamps, checkTracking } from './authorizeWriteTracking.ts';
import { admin, change, commitOf, now, owner, past, product, said, stamped } from './testWrites.ts';

it('keeps what never changes, and from owners what is not theirs to change', () => {
  const stored = product();
  const of = (actor: typeof owner, more: Record<string, unknown>) =>
    said(checkFrozen(change('products', stored, product(more)), commitOf(actor)));
  expect(of(owner, { title: 'x' })).toBeNull();
  expect(of(owner, { businessId: 'x' })).toBe(
    '403 businessId: products.businessId cannot be changed',
  );
  expect(of(admin, { businessId: 'x' })).toBeNull();
  expect(of(admin, { createdBy: 'x' })).toBe('403 createdBy: products.createdBy cannot be changed');
  for (const one of [change('products', null, stored), change('products', stored, null)])
    expect(said(checkFrozen(one, commitOf(owner)))).toBeNull();
});

it('counts versions from the stored one, from one where there is none', () => {
  const of = (stored: unknown, version: unknown) => {
    const before = product({ version: stored });
    const after = stamped(before, owner, { version });
    return said(checkTracking(change('products', before, after), commitOf(owner)));
  };
  expect(of(1, 2)).toBeNull();
  expect(of(1, 1)).toBe('400 version: products.version must be 2');
  expect(of(7, 9)).toBe('400 version: products.version must be 8');
  expect(of('x', 1)).toBeNull();
  expect(of('x', 2)).toBe('400 version: products.version must be 1');
});

it('wants times and authors of this commit: of both at the start, of the change afterwards', () => {
  const made = (more: Record<string, unknown>) => {
    const after = product({ createdAt: now, updatedAt: now, ...more });
    return said(checkTracking(change('products', null, after), commitOf(owner)));
  };
  expect(made({})).toBeNull();
  expect(made({ createdAt: past })).toBe(
    "400 createdAt: products.createdAt must be the server's time",
  );
  expect(made({ updatedAt: 5 })).toBe(
    "400 updatedAt: products.updatedAt must be the server's time",
  );
  expect(made({ createdBy: 'x' })).toBe(
    '403 createdBy: products.createdBy must be the one who writes',
  );
  expect(made({ updatedBy: 'x' })).toBe(
    '403 updatedBy: products.updatedBy must be the one who writes',
  );
  const stored = product({ createdBy: 'another' });
  const changed = (more: Record<string, unknown>) =>
    said(checkTracking(change('products', stored, stamped(stored, owner, more)), commitOf(owner)));
  expect(changed({})).toBeNull();
  expect(changed({ updatedAt: past })).toBe(
    "400 updatedAt: products.updatedAt must be the server's time",
  );
  expect(changed({ updatedBy: 'x' })).toBe(
    '403 updatedBy: products.updatedBy must be the one who writes',
  );
  expect(said(checkTracking(change('products', stored, null), commitOf(owner)))).toBeNull();
  const untracked = change('importChunks', null, { id: '1', businessId: 'owner' });
  expect(said(checkTracking(untracked, commitOf(owner)))).toBeNull();
});

it.each([
  ['stats', 'updatedAt'],
  ['duplicateDecisions', 'decidedAt'],
  ['audit', 'at'],
] as const)('dates %s by %s', (resource, field) => {
  const of = (at: unknown) =>
    said(
      checkStamps(
        change(resource, null, { id: 'x', decidedBy: 'admin', [field]: at }),
        commitOf(admin),
      ),
    );
  expect(of(now)).toBeNull();
  for (const at of [past, now.toISOString(), null])
    expect(of(at)).toBe(`400 ${field}: ${resource}.${field} must be the server's time`);
});

it('has judgements signed, and asks nothing of others or of what goes', () => {
  const judged = { id: 'x', decidedAt: now, decidedBy: 'another' };
  expect(said(checkStamps(change('duplicateDecisions', null, judged), commitOf(admin)))).toBe(
    '403 decidedBy: A judgement is signed by the one who makes it',
  );
  expect(
    said(checkStamps(change('audit', null, { ...judged, at: now }), commitOf(admin))),
  ).toBeNull();
  expect(said(checkStamps(change('products', null, { id: 'x' }), commitOf(admin)))).toBeNull();
  expect(said(checkStamps(change('stats', { id: 'x' }, null), commitOf(admin)))).toBeNull();
});
