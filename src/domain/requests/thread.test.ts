import { describe, expect, it } from 'vitest';
import type { RequestMessage, SubmittedRequest } from '../schemas/request.ts';
import {
  hasOldReply,
  hasRoom,
  ownerMessageWrites,
  readWrites,
  requestMark,
  threadOf,
} from './thread.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const said = (side: 'owner' | 'team', at: Date, message: string): RequestMessage => ({
  ...{ at, by: side === 'owner' ? 'b1' : 'boss', side, message },
});
const request = (more: Partial<SubmittedRequest> = {}): SubmittedRequest => ({
  id: 'q1',
  businessId: 'b1',
  businessName: 'Shop',
  kind: 'support',
  subject: 'Help',
  message: 'How?',
  attachments: [],
  proposed: null,
  status: 'submitted',
  reply: null,
  version: 2,
  createdAt: day(1),
  createdBy: 'b1',
  updatedAt: day(1),
  updatedBy: 'b1',
  ...more,
});
const context = {
  actor: { uid: 'b1', email: 'b1@shop.example', role: 'owner' as const },
  auditId: 'a1',
  at: day(9),
};

describe('threadOf', () => {
  it('begins with the request, and has everything once, oldest first', () => {
    const reply = { at: day(2), by: 'boss', message: 'So.' };
    const words = (one: SubmittedRequest) => threadOf(one).map(({ message }) => message);
    expect(words(request())).toEqual(['How?']);
    expect(words(request({ reply }))).toEqual(['How?', 'So.']);
    const thread = [said('team', day(2), 'So.'), said('owner', day(3), 'Thanks')];
    expect(words(request({ reply, thread }))).toEqual(['How?', 'So.', 'Thanks']);
    const later = [said('owner', day(3), 'And then?'), said('team', day(4), 'Then so.')];
    expect(words(request({ reply, thread: later }))).toEqual([
      ...['How?', 'So.', 'And then?', 'Then so.'],
    ]);
    expect(hasOldReply(request({ reply, thread: later }))).toBe(true);
    expect(hasOldReply(request({ reply, thread }))).toBe(false);
  });
});

describe('requestMark', () => {
  it('tells each side of what is news for it, and the team of what it answered', () => {
    const asked = request({ unreadBy: 'team' });
    expect([requestMark(asked, 'superAdmin'), requestMark(asked, 'support')]).toEqual([
      'news',
      'news',
    ]);
    expect(requestMark(asked, 'owner')).toBeNull();
    const answered = request({ unreadBy: 'owner', thread: [said('team', day(2), 'Which?')] });
    expect(requestMark(answered, 'owner')).toBe('news');
    expect(requestMark(answered, 'superAdmin')).toBe('waitsForOwner');
    expect(requestMark({ ...answered, status: 'approved' }, 'superAdmin')).toBeNull();
    expect(requestMark({ ...answered, unreadBy: null }, 'superAdmin')).toBe('waitsForOwner');
    expect(requestMark(request(), 'superAdmin')).toBeNull();
  });
});

describe('ownerMessageWrites', () => {
  it('adds a message that is news for the team, and tells the trail', () => {
    const [update, entry] = ownerMessageWrites(request(), ' Blue. ', context);
    expect(update).toMatchObject({
      collection: 'requests',
      data: {
        thread: [{ at: day(9), by: 'b1', side: 'owner', message: 'Blue.' }],
        unreadBy: 'team',
      },
      precondition: { version: 2 },
    });
    expect(entry).toMatchObject({ collection: 'audit', data: { action: 'update' } });
  });

  it('writes nothing where there is nothing to say, or no room', () => {
    expect(ownerMessageWrites(request(), '  ', context)).toEqual([]);
    const full = request({ thread: Array(50).fill(said('owner', day(2), 'x')) });
    expect(ownerMessageWrites(full, 'more', context)).toEqual([]);
    const long = request({ thread: Array(12).fill(said('owner', day(2), 'x'.repeat(5000))) });
    expect([hasRoom(long, ''), hasRoom(long, 'x')]).toEqual([true, false]);
  });
});

it('takes the mark away once', () => {
  expect(readWrites(request({ unreadBy: 'team' }), context)).toHaveLength(2);
  expect(readWrites(request(), context)).toEqual([]);
});
