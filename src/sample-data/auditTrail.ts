import type { AuditAction } from '@/domain/auditActions.ts';
import type { AuditEntry, FieldChange } from '@/domain/schemas/audit.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { Report } from '@/domain/schemas/report.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { businessEmail } from './businesses.ts';
import type { SampleGiveaway } from './giveaways.ts';

interface SampleEntry {
  id: string;
  at: Date;
  by: string;
  action: AuditAction;
  resource: string;
  record: { id: string; businessId?: string | null };
  label: string;
  changes: FieldChange[];
  reason?: string;
  source?: AuditEntry['source'];
}

const entry = (given: SampleEntry): AuditEntry => ({
  id: given.id,
  at: given.at,
  actorId: given.by,
  actorEmail: businessEmail(given.by),
  actorRole: 'superAdmin',
  action: given.action,
  resource: given.resource,
  records: [given.record.id],
  label: given.label,
  businessId: given.record.businessId ?? null,
  changes: { [given.record.id]: given.changes },
  reason: given.reason ?? '',
  source: given.source ?? 'form',
  reverts: null,
  fields: given.changes.map(({ field }) => field),
});

const change = (field: string, from: unknown, to: unknown): FieldChange => ({ field, from, to });

const ACTIONS: Readonly<Record<string, AuditAction>> = {
  approved: 'approve',
  rejected: 'reject',
  deactivated: 'deactivate',
};

const ofBusiness = (business: Business) =>
  business.statusHistory.map(({ at, by, from, to, reason }) =>
    entry({
      id: `a-${business.id}-${to}`,
      at,
      by,
      action: ACTIONS[to] ?? 'update',
      resource: 'business',
      record: { id: business.id, businessId: business.id },
      label: business.businessName,
      changes: [change('isBusinessOwner', from, to)],
      reason,
    }),
  );

const ofUser = (user: CatalogueUser) =>
  entry({
    id: `a-block-${user.id}`,
    at: user.updatedAt,
    by: user.updatedBy,
    action: 'block',
    resource: 'users',
    record: { id: user.id },
    label: user.name,
    changes: [change('status', 'active', 'blocked')],
    reason: 'Sends advertising to other users.',
    source: 'moderation',
  });

const REPORT_ACTIONS: Record<Report['status'], AuditAction> = {
  open: 'reopen',
  inReview: 'review',
  resolved: 'resolve',
  dismissed: 'dismiss',
};

const ofReport = (report: Report) =>
  entry({
    id: `a-report-${report.id}`,
    at: report.updatedAt,
    by: report.updatedBy,
    action: REPORT_ACTIONS[report.status],
    resource: 'reports',
    record: report,
    label: report.targetLabel,
    changes: [change('status', 'open', report.status)],
    reason: report.resolution?.note ?? '',
    source: 'moderation',
  });

const ofRequest = (request: SubmittedRequest) =>
  entry({
    id: `a-request-${request.id}`,
    at: request.updatedAt,
    by: request.updatedBy,
    action: request.status === 'approved' ? 'approve' : 'reject',
    resource: 'requests',
    record: request,
    label: request.subject,
    changes: [change('status', 'submitted', request.status)],
    reason: request.reply?.message ?? '',
  });

const ofGiveaway = ({ giveaway, seed }: SampleGiveaway) => {
  const about = { resource: 'giveaways', record: giveaway, label: giveaway.title };
  const created = entry({
    ...about,
    id: `a-create-${giveaway.id}`,
    at: giveaway.createdAt,
    by: giveaway.createdBy,
    action: 'create',
    changes: [],
  });
  if (seed === null) return [created];
  const bound = entry({
    ...about,
    id: `a-seed-${giveaway.id}`,
    at: giveaway.startsAt,
    by: 'admin',
    action: 'commitSeed',
    changes: [
      change('status', 'draft', 'running'),
      change('seedCommitment', null, giveaway.seedCommitment),
    ],
  });
  const excluded = (giveaway.exclusions ?? []).map(({ at, by, reason }) =>
    entry({
      ...{ ...about, id: `a-exclude-${giveaway.id}`, at, by, action: 'exclude', reason },
      changes: [change('exclusions', null, giveaway.exclusions)],
    }),
  );
  return [created, bound, ...excluded];
};

/** The audit entries behind the sample records that an administrator has changed. */
export const generateAudit = (records: {
  businesses: readonly Business[];
  users: readonly CatalogueUser[];
  reports: readonly Report[];
  requests: readonly SubmittedRequest[];
  giveaways: readonly SampleGiveaway[];
}): AuditEntry[] => [
  ...records.businesses.flatMap(ofBusiness),
  ...records.users.filter(({ status }) => status === 'blocked').map(ofUser),
  ...records.reports.filter(({ auditId }) => auditId !== null).map(ofReport),
  ...records.requests.filter(({ auditId }) => auditId !== null).map(ofRequest),
  ...records.giveaways.flatMap(ofGiveaway),
];
