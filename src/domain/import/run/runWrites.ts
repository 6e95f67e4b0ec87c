import { auditWrite } from '../../audit.ts';
import type { AuditAction } from '../../auditActions.ts';
import type { FieldChange } from '../../schemas/audit.ts';
import type { ImportRun } from '../../schemas/importRun.ts';
import { trackedCreate } from '../../tracked.ts';
import { increment, serverTime, type Write } from '../../write.ts';
import type { FailedProduct } from '../csv/failedProducts.ts';
import { shortHash } from '../text/hashing.ts';
import { type ImportContext, isAudited } from './importContext.ts';
import type { ProductWrites } from './productWrites.ts';

/** What a run is about, known before it starts. */
export interface RunStart {
  fileName: string | null;
  fileSize: number | null;
  fileHash: string | null;
  total: number;
  unchanged: number;
  /** Products left out for their own errors that the run does not keep. */
  failed: number;
}

/** Whose run it is, and who acts. */
export type RunContext = Pick<ImportContext, 'runId' | 'actor' | 'businessId' | 'businessName'>;

/** What the writes of a commit need to know of their run. */
export type CommitContext = RunContext &
  Pick<ImportContext, 'platform'> & { settings: Pick<ImportContext['settings'], 'shop'> };

/** A write that names the audit entry which tells of it; a deletion cannot. */
export const withAuditId = (write: Write, auditId: string): Write =>
  write.type === 'delete' ? write : { ...write, data: { ...write.data, auditId } };

/** A run's own change: with an audit entry where an administrator acts for a business. */
const runForAudit = (
  write: Write,
  context: RunContext,
  action: AuditAction,
  auditId: string,
): Write[] =>
  isAudited(context)
    ? [
        withAuditId(write, auditId),
        auditWrite(
          'imports',
          [{ id: context.runId, version: 1, businessId: context.businessId }],
          {},
          {
            auditId,
            actor: context.actor,
            action,
            source: 'import',
            label: context.businessName,
          },
        ),
      ]
    : [write];

/**
 * The writes that open a run.
 * @param auditId id of the audit entry, used only where one is due.
 */
export const runCreate = (start: RunStart, context: ImportContext, auditId: string): Write[] =>
  runForAudit(
    {
      type: 'set',
      collection: 'imports',
      id: context.runId,
      data: {
        businessId: context.businessId,
        platform: context.platform,
        channel: context.channel,
        shop: context.settings.shop,
        fileName: start.fileName,
        fileSize: start.fileSize,
        fileHash: start.fileHash,
        settings: { ...context.settings },
        counts: {
          total: start.total,
          created: 0,
          updated: 0,
          unchanged: start.unchanged,
          failed: start.failed,
        },
        status: 'running',
        startedAt: context.now,
        finishedAt: null,
        ...trackedCreate(context.actor.uid),
      },
    },
    context,
    'create',
    auditId,
  );

/** The write that changes a run's record. Counts are added up where they are stored. */
const runUpdate = ({ runId, actor }: RunContext, data: Record<string, unknown>): Write => ({
  type: 'update',
  collection: 'imports',
  id: runId,
  data: { ...data, version: increment(1), updatedAt: serverTime(), updatedBy: actor.uid },
});

/**
 * The writes that move a run to a status.
 * @param auditId id of the audit entry, used only where one is due.
 */
export const runStatus = (
  context: RunContext,
  status: ImportRun['status'],
  auditId: string,
): Write[] =>
  runForAudit(
    runUpdate(context, {
      status,
      ...(status === 'running' || status === 'paused' ? {} : { finishedAt: serverTime() }),
    }),
    context,
    'update',
    auditId,
  );

/**
 * The writes that end the undoing of a run.
 * @param undone how many of its products are as they were before it.
 * @param auditId id of the audit entry, used only where one is due.
 */
export const runUndone = (
  context: RunContext,
  undone: NonNullable<ImportRun['undone']>,
  auditId: string,
): Write[] =>
  runForAudit(
    runUpdate(context, { status: 'undone', undone, finishedAt: serverTime() }),
    context,
    'update',
    auditId,
  );

/**
 * The id of the chunk that a commit of these products writes: the same content has the same id, so
 * that a commit whose answer was lost is known again and not done twice.
 */
export const chunkId = (
  items: readonly ProductWrites[],
  failed: readonly FailedProduct[],
  { session }: Pick<ImportContext, 'session'>,
  number: number,
) => {
  const content = [
    ...items.map(({ entry }) => `${entry.id}:${entry.hash}`),
    ...failed.map(f => f.key),
  ];
  return `${session}-${String(number).padStart(5, '0')}-${shortHash(content.join('\n'))}`;
};

const auditChanges = (items: readonly ProductWrites[]): Record<string, FieldChange[]> =>
  Object.fromEntries(
    items
      .filter(({ auditedChanges }) => auditedChanges.length > 0)
      .map(({ record, auditedChanges }) => [record.id, auditedChanges]),
  );

/**
 * One commit: its chunk first (so that doing it again is refused at once), the products, the audit
 * entry that tells of them with all that was before, and the run's counts. All or nothing.
 * @param auditId id of the audit entry, used only where one is due.
 * @param corrected how many of the products were counted as failed before.
 */
export const importCommit = (
  items: readonly ProductWrites[],
  failed: readonly FailedProduct[],
  context: CommitContext,
  chunk: string,
  auditId: string,
  corrected = 0,
): Write[] => {
  const of = (kind: ProductWrites['kind']) => items.filter(item => item.kind === kind);
  const [created, updated] = [of('created'), of('updated')];
  const isAudited = items.length > 0;
  const writes = items.flatMap(item => item.writes);
  const counted = runUpdate(context, {
    'counts.created': increment(created.length),
    'counts.updated': increment(updated.length),
    'counts.failed': increment(failed.length - corrected),
  });
  return [
    {
      type: 'set',
      collection: `imports/${context.runId}/chunks`,
      id: chunk,
      data: {
        businessId: context.businessId,
        created: created.map(({ entry }) => entry),
        updated: updated.map(({ entry }) => entry),
        failed,
      },
    },
    ...writes.map(write => withAuditId(write, auditId)),
    ...(isAudited
      ? [
          auditWrite(
            'products',
            items.map(({ record }) => record),
            auditChanges(items),
            {
              auditId,
              actor: context.actor,
              action: 'import',
              source: 'import',
              label: context.businessName,
              reason: `${context.platform}: ${context.settings.shop}`,
              batchId: context.runId,
            },
          ),
          withAuditId(counted, auditId),
        ]
      : runForAudit(counted, context, 'import', auditId)),
  ];
};
