import { z } from 'zod';

/** Names what `npm run e2e:emulators` started, for the processes of the tests. */
export const EMULATED = 'E2E_EMULATED';

const emulatedSchema = z.object({
  /** The console's address. */
  url: z.string(),
  /** Puts the sample data back at any request. */
  seed: z.string(),
  /** The Auth emulator. */
  auth: z.string(),
  projectId: z.string(),
  /** The Firestore emulator's documents. */
  documents: z.string(),
});

/** A console with emulators of its own. */
export type Emulated = z.infer<typeof emulatedSchema>;

const all = z.array(emulatedSchema).parse(JSON.parse(process.env[EMULATED] ?? '[]'));

/** How many journeys can run at the same time on emulators; 0 where the back end is the embedded one. */
export const emulatedCount = all.length;

/** The console that this process of tests has to itself; undefined where the back end is the embedded one. */
export const emulated: Emulated | undefined = all[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
