import { describe, expect, it } from 'vitest';
import type { Business } from '../schemas/business.ts';
import type { SubmittedRequest } from '../schemas/request.ts';
import {
  AnswerError,
  answerWrites,
  decidesRequests,
  decisionLeaves,
  proposedChanges,
  takeBackAnswerWrites,
} from './answerRequest.ts';

const at = new Date('2026-11-21T00:00:00Z');
const tracked = { version: 2, createdAt: at, createdBy: 'b1', updatedAt: at, updatedBy: 'b1' };
const business: Business = {
  id: 'b1',
  businessName: 'Old name',
  businessEmail: 'b1@shop.example',
  contactName: '',
  phone: '1',
  website: '',
  address: '',
  country: 'DE',
  about: '',
  baseCurrency: 'EUR',
  isDeleted: false,
  isBusinessOwner: 'approved',
  isSuperAdmin: false,
  statusHistory: [],
  ...tracked,
  version: 5,
};
const request: SubmittedRequest = {
  id: 'q1',
  businessId: 'b1',
  businessName: 'Old name',
  kind: 'detailsChange',
  subject: 'New name',
  message: 'We renamed.',
  attachments: [],
  proposed: { businessName: 'New name', phone: '1' },
  status: 'submitted',
  reply: null,
  ...tracked,
};
const context = {
  actor: { uid: 'boss', email: 'boss@shop.example', role: 'superAdmin' as const },
  at,
  message: 'Done.',
  requestAuditId: 'a1',
  businessAuditId: 'a2',
};
const summary = (writes: ReturnType<typeof answerWrites>) =>
  writes.map(write => `${write.type} ${write.collection}/${write.id}`);
const code = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error instanceof AnswerError ? error.code : error;
  }
  return 'no error';
};

describe('answerWrites', () => {
  it('applies an approved details change in the same step', () => {
    const writes = answerWrites(request, 'approve', business, context);
    expect(summary(writes)).toEqual([
      'update requests/q1',
      'create audit/a1',
      'update business/b1',
      'create audit/a2',
    ]);
    expect(writes[0]).toMatchObject({
      data: { status: 'approved', reply: { at, by: 'boss', message: 'Done.' } },
      precondition: { version: 2 },
    });
    expect(writes[2]).toMatchObject({
      data: { businessName: 'New name', version: 6 },
      precondition: { version: 5 },
    });
    expect(writes[2]?.type === 'update' && writes[2].data).not.toHaveProperty('phone');
  });

  it('reactivates where that was asked for', () => {
    const asked: SubmittedRequest = { ...request, kind: 'reactivation', proposed: null };
    const stopped = { ...business, isBusinessOwner: 'deactivated' };
    expect(answerWrites(asked, 'approve', stopped, context)[2]).toMatchObject({
      data: { isBusinessOwner: 'approved', statusHistory: [{ from: 'deactivated' }] },
    });
    expect(summary(answerWrites(asked, 'approve', business, context))).toHaveLength(2);
  });

  it('rejects and replies with words, without touching the business', () => {
    expect(answerWrites(request, 'reject', business, context)).toHaveLength(2);
    const reply = answerWrites(request, 'reply', business, context);
    expect(summary(reply)).toEqual(['update requests/q1', 'create audit/a1']);
    expect(reply[0]?.type === 'update' && reply[0].data).not.toHaveProperty('status');
    const silent = { ...context, message: ' ' };
    expect(code(() => answerWrites(request, 'reject', business, silent))).toBe('messageMissing');
    expect(code(() => answerWrites(request, 'reply', business, silent))).toBe('messageMissing');
    expect(answerWrites(request, 'approve', business, silent)).toHaveLength(4);
  });

  it('answers once', () => {
    const answered: SubmittedRequest = { ...request, status: 'rejected' };
    expect(code(() => answerWrites(answered, 'approve', business, context))).toBe(
      'alreadyAnswered',
    );
    expect(code(() => answerWrites(answered, 'reject', business, context))).toBe('alreadyAnswered');
  });

  it('keeps what was said before, and tells the owner that there is news', () => {
    const said = { at, by: 'boss', side: 'team', message: 'Done.' };
    expect(answerWrites(request, 'reply', business, context)[0]).toMatchObject({
      data: { thread: [said], unreadBy: 'owner', reply: { at, by: 'boss', message: 'Done.' } },
    });
    const silent = answerWrites(request, 'approve', business, { ...context, message: '' })[0];
    expect(silent).toMatchObject({ data: { status: 'approved', unreadBy: 'owner' } });
    expect(silent?.type === 'update' && silent.data).not.toHaveProperty('thread');
    const old = { ...request, reply: { at: new Date(0), by: 'boss', message: 'Which?' } };
    const more = answerWrites(old, 'reply', business, context)[0];
    expect(more).toMatchObject({ data: { thread: [said] } });
    expect(more?.type === 'update' && more.data).not.toHaveProperty('reply');
    const full = { ...request, thread: Array(50).fill({ ...said, at }) };
    expect(code(() => answerWrites(full, 'reply', business, context))).toBe('threadFull');
  });

  it('refuses to apply what it cannot', () => {
    expect(code(() => answerWrites(request, 'approve', null, context))).toBe('businessMissing');
    const bad = { ...request, proposed: { businessName: '' } };
    expect(code(() => answerWrites(bad, 'approve', business, context))).toBe('badProposal');
  });

  it('never applies what an owner may not propose', () => {
    const sneaky = { ...request, proposed: { ...request.proposed, isSuperAdmin: true } };
    const write = answerWrites(sneaky, 'approve', business, context)[2];
    expect(write?.type === 'update' && write.data).not.toHaveProperty('isSuperAdmin');
  });
});

describe('takeBackAnswerWrites', () => {
  it('lets a decided request wait again, and keeps what was said', () => {
    const decided: SubmittedRequest = { ...request, status: 'rejected' };
    const [update, entry] = takeBackAnswerWrites(decided, context);
    expect(update).toMatchObject({
      data: { status: 'submitted', unreadBy: 'owner', thread: [{ message: 'Done.' }] },
      precondition: { version: 2 },
    });
    expect(entry).toMatchObject({ data: { action: 'reopenRequest', resource: 'requests' } });
    expect(takeBackAnswerWrites(decided, { ...context, message: '' })).toHaveLength(2);
    expect(code(() => takeBackAnswerWrites(request, context))).toBe('notDecided');
  });

  it('says what of the business it leaves', () => {
    const approved = { ...request, status: 'approved' } as const;
    expect(decisionLeaves(approved)).toBe('details');
    expect(decisionLeaves({ ...approved, kind: 'reactivation' })).toBe('reactivation');
    expect(decisionLeaves({ ...approved, kind: 'support' })).toBeNull();
    expect(decisionLeaves({ ...request, status: 'rejected' })).toBeNull();
  });
});

it('knows who decides, and who only talks', () => {
  const by = (role: 'superAdmin' | 'owner' | 'support') => decidesRequests({ uid: 'x', role });
  expect([by('superAdmin'), by('owner'), by('support')]).toEqual([true, false, false]);
});

describe('proposedChanges', () => {
  it('shows only what differs from the business as it is now', () => {
    expect(proposedChanges(request, business)).toEqual([
      { field: 'businessName', from: 'Old name', to: 'New name' },
    ]);
    expect(proposedChanges({ proposed: null }, business)).toEqual([]);
  });
});
