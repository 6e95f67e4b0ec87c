import { createRandom, type Random } from '@/sample-data/random.ts';
import { PERSON_NAMES, type PersonName } from './people.ts';
import { ACTS, type Act, FAULT_KINDS, type Fault, type Step } from './step.ts';

/** How often each person does what, beside each other. */
const WEIGHTS: Record<PersonName, Partial<Record<Act, number>>> = {
  admin: {
    ...{ open: 4, save: 5, create: 1, bulk: 3, remove: 1, import: 2, undoImport: 2, merge: 3 },
    ...{ unmerge: 3, answer: 2, business: 3, user: 2, report: 3, draw: 3, look: 1, reinstate: 2 },
  },
  admin2: {
    ...{ open: 4, save: 5, create: 1, bulk: 3, remove: 1, import: 1, undoImport: 1, merge: 2 },
    ...{ unmerge: 2, answer: 2, business: 3, user: 2, report: 3, draw: 3, look: 1, reinstate: 2 },
  },
  owner: {
    ...{ open: 5, save: 6, create: 2, bulk: 3, remove: 1, import: 3, undoImport: 2, merge: 3 },
    ...{ unmerge: 3, request: 2, look: 2 },
  },
  rival: {
    ...{ open: 3, save: 4, create: 2, bulk: 2, remove: 1, import: 2, undoImport: 1, merge: 1 },
    ...{ unmerge: 1, request: 1, look: 1 },
  },
  support: { look: 1, attack: 1 },
  attacker: { attack: 6, create: 1, save: 1, open: 1 },
};

const CHOICES = PERSON_NAMES.flatMap(who =>
  ACTS.flatMap(act => Array.from({ length: WEIGHTS[who][act] ?? 0 }, () => ({ who, act }))),
);

const drawFault = (random: Random): Fault => ({
  call: random.int(0, 4),
  kind: random.pick(FAULT_KINDS),
  after: random.int(1, 4),
});

/** The steps that follow from a seed; two of five meet faults. */
export const drawSteps = (seed: number, count: number): Step[] => {
  const random = createRandom(`simulation ${seed}`);
  return Array.from({ length: count }, () => ({
    ...random.pick(CHOICES),
    pick: random.int(0, 9999),
    value: random.int(0, 9999),
    faults: Array.from({ length: random.chance(0.4) ? random.int(1, 2) : 0 }, () =>
      drawFault(random),
    ),
  }));
};
