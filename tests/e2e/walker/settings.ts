import { z } from 'zod';
import { stepSchema } from './step.ts';
import { walkerSchema } from './walker.ts';

/** How walks are asked for on demand. */
export const settingsSchema = walkerSchema.partial().extend({
  /** Goes on with further seeds for so long. */
  minutes: z.number().min(0).optional(),
  /** Goes on with further seeds for so many walks. */
  walks: z.int().min(1).optional(),
  /** Takes these steps instead of random ones. */
  replay: z.array(stepSchema).optional(),
  /** An invariant that takes long, to be asked after the last step of a replay. */
  look: z.string().optional(),
  /** Most replays to find the shortest steps. */
  budget: z.int().min(0).optional(),
  /** Goes on after a problem instead of ending there; `verbose` tells of them. */
  goOn: z.boolean().optional(),
  /** Names every step as it is taken. */
  verbose: z.boolean().optional(),
  /** Where to write what was found, as JSON. */
  report: z.string().optional(),
});

/** How walks are asked for on demand. */
export type Settings = z.infer<typeof settingsSchema>;

/** The variable of the environment that settings come by. */
export const SETTINGS = 'WALK';

/** @returns the settings of this run; null where the fixed walks are to be taken. */
export const settingsOf = (environment: NodeJS.ProcessEnv): Settings | null => {
  const given = environment[SETTINGS];
  return given === undefined ? null : settingsSchema.parse(JSON.parse(given));
};
