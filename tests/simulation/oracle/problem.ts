/** What must hold, whatever happens. */
export const INVARIANTS = [
  'no lost edit',
  'all or nothing',
  'nothing done twice',
  'everything told',
  'nobody’s data moved',
  'rights hold',
  'as asked',
  'no refusal without reason',
  'counters right',
  'goes on',
] as const;

/** Something that must hold. */
export type Invariant = (typeof INVARIANTS)[number];

/** An invariant that did not hold, and where it was seen. */
export interface Problem {
  invariant: Invariant;
  found: string;
}

/** A problem as a list, to be put together with others. */
export const problem = (invariant: Invariant, found: string): Problem[] => [{ invariant, found }];
