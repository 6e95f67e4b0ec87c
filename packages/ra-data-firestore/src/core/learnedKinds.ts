import { createFieldKinds, fitCondition } from '../kinds.ts';
import { explainEmpty } from '../reading/explainEmpty.ts';
import { fitToFields } from '../writing/fitToFields.ts';
import type { Part } from './part.ts';

/**
 * What fields hold is learned from what is read, so nothing has to be configured: dates stay dates,
 * a value finds an element of a list, and an empty list is looked into. Without it, `types` say so.
 */
export const learnedKinds = {
  aids: { kinds: { create: createFieldKinds, fitCondition, explainEmpty, fitToFields } },
} satisfies Part;
