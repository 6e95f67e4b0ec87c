import type { Invariant } from './oracle/problem.ts';

/** A fault that is put into a copy of the code, to see that the simulation finds it. */
export interface PlantedFault {
  name: string;
  /** The invariants that may tell of it. */
  toldBy: readonly Invariant[];
  /** What is replaced, once, in files below the root. */
  patches: readonly { file: string; find: string; put: string }[];
}

/** Defects such as a change of the code could bring, each in a place of its own. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'a form is saved on whatever is stored by then',
    toldBy: ['no lost edit'],
    patches: [
      {
        file: 'src/providers/trackedDataProvider.ts',
        find: 'params.previousData?.version === undefined\n',
        put: 'params.id !== undefined\n',
      },
    ],
  },
  {
    name: 'writes go without the version that was read',
    // The back end refuses the version itself, but as a mistake instead of a conflict.
    toldBy: ['no lost edit'],
    patches: [
      {
        file: 'src/domain/audit.ts',
        find: '    precondition: asRead({ version, source }),\n',
        put: '',
      },
    ],
  },
  {
    name: 'what was deleted and imported anew is taken for what was read',
    toldBy: ['no lost edit'],
    patches: [
      {
        file: 'src/domain/tracked.ts',
        find: "typeof runId === 'string' ?",
        put: "runId === '' ?",
      },
      {
        file: 'src/domain/product/form/detailsWrites.ts',
        find: ', fields: costsOf(before)',
        put: '',
      },
    ],
  },
  {
    name: 'a conflict is resolved on top of the original',
    toldBy: ['as asked', 'all or nothing'],
    patches: [
      {
        file: 'src/components/conflict/threeWay.ts',
        find: 'const merged = { ...theirs };',
        put: 'const merged = { ...original };',
      },
    ],
  },
  {
    name: 'a change of many is not told, and the embedded back end lets it pass',
    toldBy: ['everything told'],
    patches: [
      {
        file: 'src/providers/commitRecords.ts',
        find: 'writes: await job.writesOf(batch, context)',
        put: "writes: (await job.writesOf(batch, context)).filter(({ collection }) => collection !== 'audit')",
      },
      {
        file: 'src/domain/access/authorizeWriteAudit.ts',
        find: 'if (own && named === (before?.auditId ?? null)) return null;',
        put: 'if (own) return null;',
      },
    ],
  },
  {
    name: 'a record is added again where no answer came',
    toldBy: ['nothing done twice'],
    patches: [
      {
        file: 'src/providers/trackedDataProvider.ts',
        find: 'await commit([...writes, ...(meta.alongside?.(context.auditId) ?? [])]);\n      return { data: readWritten<T>(resource, record) };\n    },\n    update,',
        put: `await commit([...writes, ...(meta.alongside?.(context.auditId) ?? [])]).catch(error => {
        if (error.status !== 503) throw error;
        const told = contextOf(meta, 'create', '');
        return commit(createWrites(resource, raw.newId(resource), params.data, told).writes);
      });
      return { data: readWritten<T>(resource, record) };
    },
    update,`,
      },
    ],
  },
  {
    name: 'a step of an import has a new id at every try',
    toldBy: ['nothing done twice'],
    patches: [
      {
        file: 'src/domain/import/run/runWrites.ts',
        find: '  const content = [\n',
        put: '  const content = [\n    crypto.randomUUID(),\n',
      },
      {
        file: 'src/domain/import/run/executeImport.ts',
        find: 'await commitWithRetry(() => writes, environment);',
        put: 'await commitWithRetry(() => importCommit([], group, context, chunkId([], group, context, number), store.newAuditId()), environment);',
      },
    ],
  },
  {
    name: 'an import writes over what people changed',
    toldBy: ['no lost edit'],
    patches: [
      {
        file: 'src/domain/import/diffProduct.ts',
        find: 'if (overwrite || untouched) difference',
        put: 'if (overwrite || untouched || base) difference',
      },
    ],
  },
  {
    name: 'deletions are not counted',
    toldBy: ['counters right'],
    patches: [
      {
        file: 'src/providers/local/commitWrites.ts',
        find: 'if (before) addCounts(',
        put: 'if (before && after) addCounts(',
      },
    ],
  },
  {
    name: 'the undo of an import loses the private part',
    toldBy: ['all or nothing'],
    patches: [
      {
        file: 'src/domain/import/run/undoImport.ts',
        find: 'if (!costs) return [product];',
        put: 'if (costs !== null) return [product];',
      },
    ],
  },
  {
    name: 'the undo of a merge brings the survivor back alone',
    toldBy: ['all or nothing'],
    patches: [
      {
        file: 'src/domain/merge/planUnmerge.ts',
        find: 'const links = plan.updates.map(\n',
        put: 'const links = plan.updates.slice(0, 1).map(\n',
      },
    ],
  },
  {
    name: 'a merge forgets who points to what goes',
    toldBy: ['as asked'],
    patches: [
      {
        file: 'src/domain/merge/planMerge.ts',
        find: 'updates: input.reports.map(record => ({ record, fields: { targetId: id } })),',
        put: 'updates: [],',
      },
    ],
  },
  {
    name: 'a tab keeps the right that it began with',
    toldBy: ['rights hold'],
    patches: [
      {
        file: 'src/providers/local/actor.ts',
        find: 'if (!verdict.allowed) throw',
        put: "if (!verdict.allowed && verdict.reason !== 'deactivated') throw",
      },
      {
        file: 'src/providers/local/actor.ts',
        find: 'role: verdict.role };',
        put: "role: verdict.allowed ? verdict.role : 'owner' };",
      },
    ],
  },
  {
    name: 'the embedded back end takes products for a foreign business',
    toldBy: ['rights hold'],
    patches: [
      {
        file: 'src/domain/access/authorizeWrite.ts',
        find: 'return touchesOthers || (after && !can(actor, action, resource, after)) ? refusal : null;',
        put: 'return touchesOthers ? refusal : null;',
      },
    ],
  },
  {
    name: 'the embedded back end lets owners write their own standing',
    toldBy: ['rights hold'],
    patches: [
      {
        file: 'src/domain/access/fields.ts',
        find: "...(role === 'superAdmin' ? [] : (OWNER_FROZEN_FIELDS[resource] ?? [])),",
        put: '',
      },
    ],
  },
  {
    name: 'a commit is not one transaction',
    toldBy: ['all or nothing'],
    patches: [
      {
        file: 'src/providers/local/commitWrites.ts',
        find: "await database.transaction('rw', [...stores], async () =>\n      applyWrites(database, writes, { actor: await actor(), superAdmins }),\n    );",
        put: 'await applyWrites(database, writes, { actor: await actor(), superAdmins });',
      },
    ],
  },
  {
    name: 'the first field of a change is not told',
    toldBy: ['everything told'],
    patches: [
      {
        file: 'src/domain/audit.ts',
        find: 'real.map(({ record, all }) => [record.id, all])',
        put: 'real.map(({ record, all }) => [record.id, all.slice(1)])',
      },
    ],
  },
];
