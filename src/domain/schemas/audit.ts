import { z } from 'zod';
import { VERDICTS } from '../duplicates/verdicts.ts';
import { auditValue } from './auditValue.ts';

/** Most fields that one entry is found by; no record has as many. */
export const MAX_FIELDS = 60;

/** Most deleted products that one entry is found by; each name's words take room in the search. */
export const MAX_NAMES = 20;
/** Most characters of each of these names. */
export const LONGEST_NAME = 200;

/** How a change came about. */
export const AUDIT_SOURCES = ['form', 'bulk', 'import', 'merge', 'moderation', 'revert'] as const;

/**
 * One field's change; a missing value is null. `absent` says that the record did not have the
 * field before at all, for those who must restore it exactly.
 */
export const fieldChangeSchema = z.object({
  field: z.string(),
  from: auditValue,
  to: auditValue,
  absent: z.literal(true).optional(),
});

/**
 * One entry of the audit trail, written in the same commit as the change it tells of.
 * `records` holds the ids it touched (at most 200), `changes` their fields by id. What is too much
 * for one entry goes on in the entry `continuedIn`, of the same commit. Entries of several commits
 * that were asked for at once share a `batchId`.
 */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.date(),
  actorId: z.string(),
  actorEmail: z.string(),
  actorRole: z.string(),
  action: z.string(),
  resource: z.string(),
  records: z.array(z.string()).min(1).max(200),
  label: z.string(),
  businessId: z.string().nullable(),
  changes: z.record(z.string(), z.array(fieldChangeSchema)),
  reason: z.string(),
  source: z.enum(AUDIT_SOURCES),
  reverts: z.string().nullish(),
  continuedIn: z.string().nullish(),
  batchId: z.string().nullish(),
  /** The names of the fields that `changes` tells of, so that entries can be found by them. */
  fields: z.array(z.string()).max(MAX_FIELDS).nullish(),
  /** What deleted products were called that the label does not name, so that the search finds them. */
  names: z.array(z.string()).max(MAX_NAMES).nullish(),
  /** The currency of all amounts in `changes`; none where there are none, or they have several. */
  currency: z.string().nullish(),
  /** Of a merge: what the search had said of its pairs, and how sure it was, in per cent. */
  judged: z
    .array(z.object({ score: z.number().min(0).max(100), said: z.enum(VERDICTS) }))
    .max(45)
    .nullish(),
});

/** One entry of the audit trail. */
export type AuditEntry = z.infer<typeof auditEntrySchema>;
/** One field's change. */
export type FieldChange = z.infer<typeof fieldChangeSchema>;

/** The changes an entry tells of one record; none where it tells of none, whatever the id is called. */
export const changesOfRecord = (
  { changes }: Pick<AuditEntry, 'changes'>,
  id: string,
): readonly FieldChange[] => (Object.hasOwn(changes, id) ? (changes[id] ?? []) : []);
