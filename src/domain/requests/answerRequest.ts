import { can } from '../access/can.ts';
import type { Actor } from '../access/roles.ts';
import { businessActionChanges } from '../administration/businessActions.ts';
import { auditedUpdates } from '../audit.ts';
import { sameValue } from '../fieldChanges.ts';
import type { FieldChange } from '../schemas/audit.ts';
import { type Business, businessProfileSchema } from '../schemas/business.ts';
import type { SubmittedRequest } from '../schemas/request.ts';
import type { Write } from '../write.ts';
import { hasOldReply, hasRoom, messageChanges } from './thread.ts';

/** How an administrator answers: a decision, or a reply that leaves the request open. */
export type Answer = 'approve' | 'reject' | 'reply';

/** Why an answer is refused. */
export type AnswerRefusal =
  | 'alreadyAnswered'
  | 'notDecided'
  | 'threadFull'
  | 'messageMissing'
  | 'businessMissing'
  | 'badProposal';

/** An answer that must not be given; the message is the key of its text. */
export class AnswerError extends Error {
  constructor(readonly code: AnswerRefusal) {
    super(`requests.refusal.${code}`);
    this.name = 'AnswerError';
  }
}

/** Who answers, when and in which words; one audit entry for the request, one for the business. */
export interface AnswerContext {
  actor: Actor;
  at: Date;
  message: string;
  requestAuditId: string;
  businessAuditId: string;
}

/** Whether somebody decides on requests; their owners only talk about them. */
export const decidesRequests = (actor: Pick<Actor, 'uid' | 'role'>): boolean =>
  actor.role !== 'owner' && can(actor, 'update', 'requests');

/** What approving a details change would change in the business as it is now. */
export const proposedChanges = (
  request: Pick<SubmittedRequest, 'proposed'>,
  business: Business,
): FieldChange[] => {
  const current: Record<string, unknown> = { ...business };
  return Object.entries(request.proposed ?? {})
    .filter(([field, to]) => !sameValue(current[field] ?? null, to ?? null))
    .map(([field, to]) => ({ field, from: current[field] ?? null, to: to ?? null }));
};

/** Whether approving this kind of request changes the business. */
export const changesBusiness = (request: Pick<SubmittedRequest, 'kind' | 'proposed'>): boolean =>
  request.kind === 'reactivation' ||
  (request.kind === 'detailsChange' && request.proposed !== null);

const businessChanges = (request: SubmittedRequest, business: Business, context: AnswerContext) => {
  if (request.kind === 'reactivation')
    return businessActionChanges(business, 'reactivate', {
      actorId: context.actor.uid,
      at: context.at,
      reason: context.message.slice(0, 500),
    });
  // Only what an owner could propose, whatever the stored request says.
  const proposal = businessProfileSchema.partial().safeParse(request.proposed);
  if (!proposal.success) throw new AnswerError('badProposal');
  return proposal.data;
};

/** What the team says, as the latest reply and in the conversation; news for the owner either way. */
const saidChanges = (
  request: SubmittedRequest,
  message: string,
  { actor, at }: Pick<AnswerContext, 'actor' | 'at'>,
): Partial<SubmittedRequest> => {
  if (!message) return { unreadBy: 'owner' };
  const said = { at, by: actor.uid, message };
  return {
    ...messageChanges(request, { ...said, side: 'team' }),
    // One from before there were conversations stays where it is, or nobody could read it any more.
    ...(hasOldReply(request) ? {} : { reply: said }),
  };
};

const businessWrites = (request: SubmittedRequest, business: Business, context: AnswerContext) => {
  const changes = businessChanges(request, business, context);
  if (!changes) return [];
  return auditedUpdates('business', [{ record: business, changes }], {
    auditId: context.businessAuditId,
    actor: context.actor,
    action: request.kind === 'reactivation' ? 'reactivate' : 'update',
    source: 'form',
    reason: context.message.trim() || request.subject,
    label: business.businessName,
  });
};

const ACTION = { approve: 'approveRequest', reject: 'rejectRequest', reply: 'reply' } as const;

/**
 * The writes that answer a request. Approving a details change applies it, approving a
 * reactivation reactivates, in the same atomic step and under the versions that were read.
 * A rejection and a reply need words; an approval may go without.
 * @param business the request's business as it is now; null where it was not read.
 * @throws AnswerError
 */
export const answerWrites = (
  request: SubmittedRequest,
  answer: Answer,
  business: Business | null,
  context: AnswerContext,
): Write[] => {
  const message = context.message.trim();
  if (answer !== 'reply' && request.status !== 'submitted')
    throw new AnswerError('alreadyAnswered');
  if (answer !== 'approve' && !message) throw new AnswerError('messageMissing');
  const applies = answer === 'approve' && changesBusiness(request);
  if (applies && !business) throw new AnswerError('businessMissing');
  if (!hasRoom(request, message)) throw new AnswerError('threadFull');
  const status = { approve: 'approved', reject: 'rejected', reply: request.status }[answer];
  const writes = auditedUpdates(
    'requests',
    [{ record: request, changes: { status, ...saidChanges(request, message, context) } }],
    {
      auditId: context.requestAuditId,
      actor: context.actor,
      action: ACTION[answer],
      source: 'form',
      reason: message,
      label: request.subject,
    },
  );
  return applies && business ? [...writes, ...businessWrites(request, business, context)] : writes;
};

/** What a decision changed that taking it back leaves as it is; null where nothing. */
export const decisionLeaves = (
  request: Pick<SubmittedRequest, 'kind' | 'proposed' | 'status'>,
): 'reactivation' | 'details' | null => {
  if (request.status !== 'approved' || !changesBusiness(request)) return null;
  return request.kind === 'reactivation' ? 'reactivation' : 'details';
};

/**
 * The writes that take a decision back: the request waits again, and its owner is told. What was
 * said stays said; what an approval changed in the business stays, too, since people act on it.
 * @throws AnswerError
 */
export const takeBackAnswerWrites = (
  request: SubmittedRequest,
  context: Omit<AnswerContext, 'businessAuditId'>,
): Write[] => {
  const message = context.message.trim();
  if (request.status === 'submitted') throw new AnswerError('notDecided');
  if (!hasRoom(request, message)) throw new AnswerError('threadFull');
  const changes = { status: 'submitted', ...saidChanges(request, message, context) };
  return auditedUpdates('requests', [{ record: request, changes }], {
    auditId: context.requestAuditId,
    actor: context.actor,
    action: 'reopenRequest',
    source: 'form',
    reason: message,
    label: request.subject,
  });
};
