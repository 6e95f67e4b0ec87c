import { describe, expect, it } from 'vitest';
import { ERASED, type Fields, type Person } from './person.ts';
import { auditErased, exportedAudit } from './personInAudit.ts';

const at = new Date('2026-11-03T10:00:00Z');
const ann: Person = {
  ...{ id: 'ann', emails: [], names: ['Ann Lee'], business: 'none' },
  ...{ giveaways: new Map([['win', false]]), reports: ['bob~user~ann'] },
};
const changes = (name: string) => [{ field: 'name', from: name, to: 'x' }];
const entry = (more: Readonly<Record<string, unknown>> = {}): Fields => ({
  ...{ id: 'e', at, actorId: 'admin', actorEmail: 'admin@x.example', action: 'block' },
  ...{ resource: 'users', records: ['ann'], label: 'Ann Lee', reason: 'Ann cheats' },
  changes: { ann: changes('Ann Lee') },
  ...more,
});
const many = { records: ['bob', 'ann'], label: 'Bob', changes: { ann: [], bob: changes('Bob') } };

describe('exportedAudit', () => {
  it('tells what was done to the own record and why, not by whom nor of others', () => {
    const text = JSON.stringify(exportedAudit(entry(many), ann));
    expect(text).toContain('Ann cheats');
    for (const hidden of ['admin', 'Bob', 'bob']) expect(text).not.toContain(hidden);
    expect(exportedAudit(entry(), ann)).toMatchObject({ changes: changes('Ann Lee') });
  });

  it('tells what they did, and nothing of what others did to others', () => {
    const own = entry({ actorId: 'ann', resource: 'products', records: ['p'], label: 'Bowl' });
    expect(exportedAudit(own, ann)).toMatchObject({ label: 'Bowl' });
    expect(exportedAudit(own, ann)).not.toHaveProperty('changes');
    expect(exportedAudit(entry({ resource: 'giveaways', records: ['win'] }), ann)).toBeNull();
  });
});

describe('auditErased', () => {
  it('keeps that something was done, and nothing of whom', () => {
    expect(auditErased(entry(), ann)).toEqual({ changes: {}, label: ERASED, reason: '' });
  });

  it('takes one of many out, and leaves what is said of the others', () => {
    const rest = { changes: { bob: changes('Bob') } };
    expect(auditErased(entry(many), ann)).toEqual(rest);
    expect(auditErased(entry({ ...many, label: 'Ann Lee' }), ann)).toEqual({
      ...{ ...rest, label: ERASED },
    });
  });

  it('takes the name out of reports about them and of draws', () => {
    const report = entry({ resource: 'reports', records: ['bob~user~ann'], changes: {} });
    expect(auditErased(report, ann)).toEqual({ label: ERASED });
    const winners = { userId: 'ann', name: 'Ann Lee' };
    const draw = entry({
      ...{ resource: 'giveaways', records: ['win'], label: 'Win' },
      changes: { win: [{ field: 'winners', from: [], to: [winners] }] },
    });
    expect(auditErased(draw, ann)).toEqual({
      changes: { win: [{ field: 'winners', from: [], to: [{ ...winners, name: ERASED }] }] },
    });
  });

  it('takes the address of a former owner off what they did', () => {
    const own = entry({ actorId: 'ann', resource: 'products', records: ['p'] });
    expect(auditErased(own, { ...ann, business: 'deleted' })).toEqual({ actorEmail: ERASED });
    expect(auditErased(own, { ...ann, business: 'there' })).toBeNull();
  });

  it('takes what is said of a business once that is deleted', () => {
    const one = entry({ resource: 'business', label: 'Oak' });
    expect(auditErased(one, { ...ann, business: 'there' })).toBeNull();
    expect(auditErased(one, { ...ann, business: 'deleted' })).toEqual({ changes: {}, reason: '' });
  });

  it('leaves that they were erased, and why', () => {
    expect(auditErased(entry({ action: 'erase' }), ann)).toBeNull();
  });
});
