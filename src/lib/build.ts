import { z } from 'zod';

const buildSchema = z.object({
  /** Of package.json. */
  version: z.string(),
  /** The commit, with `-changed` behind it where files had been changed; null where nobody knew. */
  commit: z.string().nullable(),
  /** What the rules that belong to this build are called; null where there are none. */
  rules: z.object({ firestore: z.string(), storage: z.string() }).nullable(),
});

/** What a build says of itself. */
export type BuildFacts = z.infer<typeof buildSchema>;

/** This build; tests have none. */
export const BUILD: BuildFacts = buildSchema
  .catch({ version: '0.0.0', commit: null, rules: null })
  .parse(import.meta.env.BUILD);
