import { z } from 'zod';
import { type GoogleAccess, googleRest } from '../googleRest.ts';

/** Where the records are, and with whose rights. */
export interface MigrationTarget extends GoogleAccess {
  /** Base address of Firestore, without a slash at the end; Google's unless said otherwise. */
  firestore?: string;
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

/** Documents of one page of a query, and of one commit. */
export const PAGE = 100;

/** Firestore's REST interface, with rights that no rule limits; every call throws the service's answer. */
export const firestoreRest = (target: MigrationTarget) => {
  const { projectId, firestore = 'https://firestore.googleapis.com' } = target;
  const root = `projects/${projectId}/databases/(default)/documents`;
  const call = (path: string, body: unknown) =>
    googleRest(`${firestore}/v1/${path}`, target, body, path);
  return {
    root,
    /** Those of the documents that there are, by their names. */
    found: async (names: readonly string[]): Promise<Map<string, StoredDocument>> => {
      if (names.length === 0) return new Map();
      const answers = foundSchema.parse(await call(`${root}:batchGet`, { documents: names }));
      return new Map(answers.flatMap(({ found: one }) => (one ? [[one.name, one] as const] : [])));
    },
    /** All documents of a query, by their names, page by page; those behind a name alone. */
    pages: async function* (
      query: Readonly<Record<string, unknown>>,
      behind: string | null = null,
    ) {
      let after = behind;
      for (;;) {
        const rows: z.infer<typeof rowsSchema> = rowsSchema.parse(
          await call(`${root}:runQuery`, {
            structuredQuery: {
              ...query,
              orderBy: [{ field: { fieldPath: '__name__' } }],
              limit: PAGE,
              ...(after === null
                ? {}
                : { startAt: { values: [{ referenceValue: after }], before: false } }),
            },
          }),
        );
        const page = rows.flatMap(({ document }) => document ?? []);
        const last = page.at(-1);
        if (!last) return;
        after = last.name;
        yield page;
      }
    },
    commit: async (writes: readonly unknown[]) => {
      if (writes.length > 0) await call(`${root}:commit`, { writes });
    },
  };
};
