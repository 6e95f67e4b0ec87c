import { isDocumentId } from 'ra-data-firestore/query';
import { z } from 'zod';
import type { StoredDocument } from '../../../src/domain/functions/functionStore.ts';
import { id } from '../../../src/domain/schemas/common.ts';
import type { MailKind } from './messages.ts';

/** Something that an owner is told by mail. */
export interface MailNews {
  /** The same for the same news, however often a trigger tells of it. */
  id: string;
  businessId: string;
  kind: MailKind;
  /** Why, in the words of who decided; empty where none were given. */
  reason: string;
  /** The request it is about; null where it is about the business. */
  request: { id: string; subject: string } | null;
}

const stepSchema = z.object({
  at: z.date(),
  by: z.string(),
  from: z.string(),
  to: z.enum(['approved', 'rejected', 'deactivated', 'deleted']),
  reason: z.string().catch(''),
});

const stepsOf = ({ data }: StoredDocument): readonly unknown[] =>
  Array.isArray(data.statusHistory) ? data.statusHistory : [];

/** What a change of a business is news of: each step that its status history grew by and its owner did not take. */
export const statusNews = (
  before: StoredDocument | null,
  after: StoredDocument | null,
): MailNews[] => {
  // A business that is new comes with an invitation.
  if (!before || !after) return [];
  const known = stepsOf(before).length;
  const businessId = after.data.id;
  return stepsOf(after)
    .slice(known)
    .flatMap((step, at) => {
      const { data } = stepSchema.safeParse(step);
      if (!data || data.by === businessId) return [];
      // Restored below a status that keeps its owner out still.
      if (data.from === 'deleted' && data.to !== 'approved') return [];
      const name = `business_${businessId}_${known + at}_${data.at.getTime()}`;
      return [{ id: name, businessId, kind: data.to, reason: data.reason.trim(), request: null }];
    });
};

const answeredSchema = z.object({
  businessId: id.refine(isDocumentId),
  subject: z.string(),
  version: z.int(),
  updatedBy: z.string(),
});

/** What a change of a request is news of: that something waits in it for its owner. */
export const answerNews = (
  before: StoredDocument | null,
  after: StoredDocument | null,
): MailNews[] => {
  if (!before || after?.data.unreadBy !== 'owner' || before.data.unreadBy === 'owner') return [];
  const { data } = answeredSchema.safeParse(after.data);
  if (!data || data.updatedBy === data.businessId) return [];
  const request = { id: after.data.id, subject: data.subject };
  const name = `request_${request.id}_${data.version}`;
  return [{ id: name, businessId: data.businessId, kind: 'answered', reason: '', request }];
};
