import {
  BUSINESS_ACTIONS,
  businessActionChanges,
} from '@/domain/administration/businessActions.ts';
import { userActionChanges } from '@/domain/administration/userActions.ts';
import { closeReportsWrites, isClosed } from '@/domain/moderation/moderateReports.ts';
import { answerWrites } from '@/domain/requests/answerRequest.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { Report } from '@/domain/schemas/report.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { changeRecords } from '@/providers/changeRecords.ts';
import { readReportTarget } from '@/providers/readReportTarget.ts';
import { asRead } from '../oracle/changes.ts';
import { intent, type Wanted } from '../oracle/intent.ts';
import { type ActOut, choose, idOf, patiently } from './act.ts';

/** What each action makes of a business, in the specification's words. */
const STANDING = {
  approve: { isBusinessOwner: 'approved' },
  reject: { isBusinessOwner: 'rejected' },
  deactivate: { isBusinessOwner: 'deactivated' },
  reactivate: { isBusinessOwner: 'approved' },
  delete: { isDeleted: true },
  restore: { isDeleted: false },
} as const;

/** Takes a business's right away, or gives it back. */
export const business: ActOut = async ({ process, provider, oracle }) => {
  const { pick, value } = process.step;
  const id = choose(oracle.paths('business').map(idOf), pick);
  const action = choose(BUSINESS_ACTIONS, value);
  if (id === undefined || action === undefined) return;
  const read = await patiently(() => provider.getOne<Business>('business', { id }));
  if (!read.done) return;
  const record = read.value.data;
  const context = { actorId: process.person.uid, at: new Date(), reason: 'Simulated' };
  const changes = businessActionChanges(record, action, context);
  if (!changes) return;
  process.intend(
    intent(`${action} ${id}`, {
      wanted: new Map([[`business/${id}`, { fields: STANDING[action], open: ['statusHistory'] }]]),
      based: new Map([[`business/${id}`, asRead(record)]]),
    }),
  );
  const change = () =>
    changeRecords(provider, process.person, {
      resource: 'business',
      records: [record],
      changesOf: () => ({ ...changes }),
      action,
      source: 'form',
    });
  const outcome = await change();
  if (outcome.left.length > 0) await change();
};

/** Blocks a user of the catalogue, or lets them in again. */
export const user: ActOut = async ({ process, provider, oracle }) => {
  const { pick, value } = process.step;
  const id = choose(oracle.paths('users').map(idOf), pick);
  if (id === undefined) return;
  const read = await patiently(() => provider.getOne<CatalogueUser>('users', { id }));
  if (!read.done) return;
  const record = read.value.data;
  const action = value % 2 === 0 ? 'block' : 'unblock';
  const status = value % 2 === 0 ? 'blocked' : 'active';
  const changes = userActionChanges(record, action);
  if (!changes) return;
  process.intend(
    intent(`${action} ${id}`, {
      wanted: new Map([[`users/${id}`, { fields: { status } }]]),
      based: new Map([[`users/${id}`, asRead(record)]]),
    }),
  );
  await changeRecords(provider, process.person, {
    resource: 'users',
    records: [record],
    changesOf: () => ({ ...changes }),
    action,
    source: 'bulk',
  });
};

/** Decides on a report, with or without acting on what was reported. */
export const report: ActOut = async ({ process, provider, oracle }) => {
  const { pick, value } = process.step;
  const id = choose(oracle.paths('reports').map(idOf), pick);
  if (id === undefined) return;
  const verdict = value % 2 === 0 ? 'resolved' : 'dismissed';
  const actsOnTarget = value % 3 === 0;
  const read = await patiently(() => provider.getOne<Report>('reports', { id }));
  if (!read.done) return;
  const record = read.value.data;
  await patiently(async () => {
    const target = actsOnTarget ? await readReportTarget(provider, record) : null;
    const wanted = new Map<string, Wanted>([
      [`reports/${id}`, { fields: { status: verdict }, open: ['resolution'] }],
    ]);
    if (target?.type === 'product')
      wanted.set(`products/${target.record.id}`, { fields: { status: 'archived' } });
    if (target?.type === 'user')
      wanted.set(`users/${target.record.id}`, { fields: { status: 'blocked' } });
    if (
      target?.type === 'business' &&
      target.record.isBusinessOwner === 'approved' &&
      !target.record.isDeleted
    )
      wanted.set(`business/${target.record.id}`, {
        fields: { isBusinessOwner: 'deactivated' },
        open: ['statusHistory'],
      });
    const meant = process.intend(
      intent(`${verdict} ${id}`, {
        wanted,
        based: new Map([[`reports/${id}`, asRead(record)]]),
      }),
    );
    const writes = closeReportsWrites([record], verdict, target, {
      actor: process.person,
      at: new Date(),
      note: 'Simulated',
      reportsAuditId: provider.newId('audit'),
      targetAuditId: provider.newId('audit'),
    });
    if (isClosed(record)) return;
    await provider.commit(writes);
    oracle.answered(meant);
  });
};

/** An owner asks for something. */
export const request: ActOut = async ({ process, provider, oracle }) => {
  const { uid } = process.person;
  const { pick, value } = process.step;
  const id = provider.newId('requests');
  const subject = `Question ${pick}.${value}`;
  const meant = process.intend(
    intent(subject, {
      wanted: new Map([
        [
          `requests/${id}`,
          { fields: { subject, businessId: uid, status: 'submitted' }, isNew: true },
        ],
      ]),
      based: new Map([[`requests/${id}`, asRead(null)]]),
    }),
  );
  const data = {
    ...{ id, businessId: uid, businessName: uid, kind: 'support', subject, message: 'Please.' },
    ...{ attachments: [], proposed: null, status: 'submitted', reply: null },
  };
  const asked = await patiently(() => provider.create('requests', { data }));
  if (asked.done) oracle.answered(meant);
};

/** An administrator answers a request. */
export const answer: ActOut = async ({ process, provider, oracle }) => {
  const { pick, value } = process.step;
  const id = choose(oracle.paths('requests').map(idOf), pick);
  if (id === undefined) return;
  const read = await patiently(() => provider.getOne<SubmittedRequest>('requests', { id }));
  if (!read.done) return;
  const record = read.value.data;
  if (record.status !== 'submitted') return;
  const given = value % 2 === 0 ? 'approve' : 'reject';
  const meant = process.intend(
    intent(`${given} ${id}`, {
      wanted: new Map([
        [
          `requests/${id}`,
          {
            fields: { status: `${given}${given === 'approve' ? 'd' : 'ed'}` },
            open: ['reply', 'thread', 'unreadBy'],
          },
        ],
      ]),
      based: new Map([[`requests/${id}`, asRead(record)]]),
    }),
  );
  const answered = await patiently(() =>
    provider.commit(
      answerWrites(record, given, null, {
        actor: process.person,
        at: new Date(),
        message: 'Simulated',
        requestAuditId: provider.newId('audit'),
        businessAuditId: provider.newId('audit'),
      }),
    ),
  );
  if (answered.done) oracle.answered(meant);
};
