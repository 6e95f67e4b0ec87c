import type { Actor, Role } from '../access/roles.ts';
import { auditedUpdates } from '../audit.ts';
import { MAX_MESSAGES, type RequestMessage, type SubmittedRequest } from '../schemas/request.ts';
import type { Write } from '../write.ts';

/** Characters of a whole conversation: an audit entry tells of it before and after a message. */
export const MAX_THREAD = 60_000;

/** Who speaks in a conversation: the business, or whoever administers. */
export type Side = RequestMessage['side'];

type Talk = Pick<
  SubmittedRequest,
  'message' | 'reply' | 'thread' | 'createdAt' | 'createdBy' | 'status' | 'unreadBy'
>;

const isReply = (reply: NonNullable<Talk['reply']>, { at, by, side }: RequestMessage) =>
  side === 'team' && by === reply.by && at.getTime() === reply.at.getTime();

/** Whether the reply that is stored beside the conversation is from before there was one. */
export const hasOldReply = ({ reply, thread }: Pick<Talk, 'reply' | 'thread'>): boolean =>
  reply !== null && !(thread ?? []).some(message => isReply(reply, message));

/** Everything that was said, the request itself first, whichever version stored it. */
export const threadOf = (request: Talk): RequestMessage[] => {
  const { reply, thread, message, createdAt, createdBy } = request;
  const old = reply && hasOldReply(request) ? [{ ...reply, side: 'team' as const }] : [];
  const later = [...old, ...(thread ?? [])].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return [{ at: createdAt, by: createdBy, side: 'owner', message }, ...later];
};

/** Whether another message of this length still fits. */
export const hasRoom = ({ thread }: Pick<Talk, 'thread'>, message: string): boolean => {
  const before = thread ?? [];
  const length = before.reduce((sum, one) => sum + one.message.length, message.length);
  return before.length < MAX_MESSAGES && length <= MAX_THREAD;
};

/**
 * What somebody is told of a request before they open it: that there is news for them, or that it
 * waits for the other side; null where neither.
 */
export const requestMark = (request: Talk, role: Role): 'news' | 'waitsForOwner' | null => {
  const own: Side = role === 'owner' ? 'owner' : 'team';
  if (request.unreadBy === own) return 'news';
  const last = threadOf(request).at(-1);
  return own === 'team' && request.status === 'submitted' && last?.side === 'team'
    ? 'waitsForOwner'
    : null;
};

/** The fields that a message of one side changes: the other side has not read it. */
export const messageChanges = (
  { thread }: Pick<Talk, 'thread'>,
  { at, by, side, message }: RequestMessage,
): Pick<SubmittedRequest, 'thread' | 'unreadBy'> => ({
  thread: [...(thread ?? []), { at, by, side, message }],
  unreadBy: side === 'owner' ? 'team' : 'owner',
});

/** Who writes or reads, and under which audit entry. */
interface TalkContext {
  actor: Actor;
  auditId: string;
}

const updated = (
  record: SubmittedRequest,
  changes: Partial<SubmittedRequest>,
  { actor, auditId }: TalkContext,
) =>
  auditedUpdates('requests', [{ record, changes }], {
    auditId,
    actor,
    action: 'update',
    source: 'form',
    label: record.subject,
  });

/** The writes that add what an owner says to the own request; none where there is nothing to say. */
export const ownerMessageWrites = (
  request: SubmittedRequest,
  message: string,
  context: TalkContext & { at: Date },
): Write[] => {
  const words = message.trim();
  if (!words || !hasRoom(request, words)) return [];
  const said = { at: context.at, by: context.actor.uid, side: 'owner' as const, message: words };
  return updated(request, messageChanges(request, said), context);
};

/** The writes that take away a side's mark of news. */
export const readWrites = (request: SubmittedRequest, context: TalkContext): Write[] =>
  request.unreadBy ? updated(request, { unreadBy: null }, context) : [];
