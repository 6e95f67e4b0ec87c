/** How sure it is that two products are one, surest first. */
export const VERDICTS = ['sure', 'likely', 'possible'] as const;

/** How sure it is that two products are one. */
export type Verdict = (typeof VERDICTS)[number];
