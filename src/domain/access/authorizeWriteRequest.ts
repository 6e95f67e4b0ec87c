import { z } from 'zod';
import { sameValue } from '../fieldChanges.ts';
import { listOf } from '../listOf.ts';
import { isOwnAttachment } from '../requests/isOwnAttachment.ts';
import { MAX_LENGTH } from '../schemas/common.ts';
import { RETIRED_KINDS } from '../schemas/request.ts';
import {
  type CheckedChange,
  type CheckedCommit,
  type CheckedRecord,
  denied,
  type Refusal,
} from './authorizeWriteTypes.ts';

const fileSchema = z.object({ fullPath: z.string(), name: z.string().max(MAX_LENGTH.line) });

const isAttachedTo = (request: CheckedRecord, file: unknown) => {
  const parsed = fileSchema.safeParse(file);
  const { id, businessId } = request;
  return parsed.success && isOwnAttachment({ id, businessId: String(businessId) }, parsed.data);
};

const growsByOwnMessage = (
  before: CheckedRecord,
  after: CheckedRecord,
  { uid, role }: CheckedCommit['actor'],
) => {
  const [old, now] = [listOf(before.thread), listOf(after.thread)];
  const added = now[old.length];
  const side = role === 'owner' ? 'owner' : 'team';
  return (
    now.length === old.length + 1 &&
    sameValue(now.slice(0, old.length), old) &&
    typeof added === 'object' &&
    added !== null &&
    'by' in added &&
    added.by === uid &&
    'side' in added &&
    added.side === side
  );
};

/** A conversation only grows; an owner's message is news for the team, and nobody else's mark moves. */
const checkTalk = (
  before: CheckedRecord,
  after: CheckedRecord,
  actor: CheckedCommit['actor'],
): Refusal | null => {
  const said = !sameValue(listOf(before.thread), listOf(after.thread));
  if (said && !growsByOwnMessage(before, after, actor))
    return denied('A conversation only grows, by one message of whoever writes', 'thread');
  if (actor.role !== 'owner') return null;
  const mark = after.unreadBy ?? null;
  return (said ? mark === 'team' : before.unreadBy === 'owner' && mark === null)
    ? null
    : denied('An owner marks the own news as read, and nothing else', 'unreadBy');
};

/** Refuses a step that a request cannot take from where it stands. */
export const checkRequest = (
  { before, after }: CheckedChange,
  { actor, businessName }: CheckedCommit,
): Refusal | null => {
  if (!after) return null;
  if (!before) {
    if (!listOf(after.attachments).every(file => isAttachedTo(after, file)))
      return denied('Attachments lie in the request’s own folder', 'attachments');
    if (after.businessName !== businessName)
      return denied('A request shows the name of its business', 'businessName');
    if (after.status !== 'submitted') return denied('A new request is submitted', 'status');
    if (after.reply !== null) return denied('A new request has no reply', 'reply');
    if (Object.hasOwn(after, 'thread') || Object.hasOwn(after, 'unreadBy'))
      return denied('A new request is no conversation yet', 'thread');
    if (RETIRED_KINDS.some(kind => kind === after.kind))
      return denied('Owners change these details themselves', 'kind');
    const names = Object.keys(after.proposed ?? {});
    const fits =
      after.kind === 'emailChange'
        ? names.length === 1 && names[0] === 'businessEmail'
        : after.proposed === null;
    return fits ? null : denied('A request proposes what its kind is about', 'proposed');
  }
  if (!sameValue(before.attachments ?? [], after.attachments ?? []))
    return denied('The attachments of a request stay', 'attachments');
  const decided = before.status === 'approved' || before.status === 'rejected';
  if (decided && ![before.status, 'submitted'].includes(String(after.status)))
    return denied(`The request was ${before.status} already`, 'status');
  const talk = checkTalk(before, after, actor);
  if (talk) return talk;
  if (after.reply === null || sameValue(before.reply, after.reply)) return null;
  const reply: object = typeof after.reply === 'object' ? after.reply : {};
  return 'by' in reply && reply.by === actor.uid
    ? null
    : denied('A reply names its author', 'reply');
};
