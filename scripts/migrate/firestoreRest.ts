import { z } from 'zod';
import { type GoogleAccess, googleRestText } from '../googleRest.ts';
import { FIRST_PAGE, nextPageSize } from './pageSize.ts';
import { isPassing, isRefusedForNow, retried } from './retry.ts';

/** Where the records are, and with whose rights. */
export interface MigrationTarget extends GoogleAccess {
  /** Base address of Firestore, without a slash at the end; Google's unless said otherwise. */
  firestore?: string;
  /** Milliseconds before what failed in passing is tried again, twice as many each time; 250 unless said otherwise. */
  firstWait?: number;
}

const documentSchema = z.object({
  name: z.string(),
  /** As the REST interface spells them. */
  fields: z.record(z.string(), z.unknown()).default({}),
  createTime: z.string().optional(),
  updateTime: z.string(),
});
const rowsSchema = z.array(z.object({ document: documentSchema.optional() }));
const foundSchema = z.array(z.object({ found: documentSchema.optional() }));

/** A document as Firestore's REST interface answers it. */
export type StoredDocument = z.infer<typeof documentSchema>;

/** Documents of one commit. */
export const PAGE = 100;

/** Names of one call that looks documents up. */
const LOOKED_UP = 300;

/**
 * Firestore's REST interface, with rights that no rule limits. What fails in passing is tried again;
 * a commit only where the service took nothing of it. Every call throws the service's answer.
 */
export const firestoreRest = (target: MigrationTarget) => {
  const { projectId, firestore = 'https://firestore.googleapis.com', firstWait = 250 } = target;
  const root = `projects/${projectId}/databases/(default)/documents`;
  const call = (path: string, body: unknown, passes = isPassing) =>
    retried(
      async () => {
        const text = await googleRestText(`${firestore}/v1/${path}`, target, body, path);
        const answer: unknown = JSON.parse(text);
        return { answer, length: text.length };
      },
      passes,
      firstWait,
    );
  return {
    root,
    firstWait,
    /** Those of the documents that there are, by their names. */
    found: async (names: readonly string[]): Promise<Map<string, StoredDocument>> => {
      const all = new Map<string, StoredDocument>();
      for (let start = 0; start < names.length; start += LOOKED_UP) {
        const documents = names.slice(start, start + LOOKED_UP);
        const { answer } = await call(`${root}:batchGet`, { documents });
        for (const { found: one } of foundSchema.parse(answer)) if (one) all.set(one.name, one);
      }
      return all;
    },
    /** All documents of a query, by their names, page by page; those behind a name alone. */
    pages: async function* (
      query: Readonly<Record<string, unknown>>,
      behind: string | null = null,
    ) {
      let after = behind;
      let limit = FIRST_PAGE;
      for (;;) {
        const { answer, length } = await call(`${root}:runQuery`, {
          structuredQuery: {
            ...query,
            orderBy: [{ field: { fieldPath: '__name__' } }],
            limit,
            ...(after === null
              ? {}
              : { startAt: { values: [{ referenceValue: after }], before: false } }),
          },
        });
        const page = rowsSchema.parse(answer).flatMap(({ document }) => document ?? []);
        const last = page.at(-1);
        if (!last) return;
        after = last.name;
        limit = nextPageSize(limit, length);
        yield page;
      }
    },
    commit: async (writes: readonly unknown[]) => {
      if (writes.length > 0) await call(`${root}:commit`, { writes }, isRefusedForNow);
    },
  };
};
