/** How sure it is that two products are one, surest first. */
export const VERDICTS = ['sure', 'likely', 'possible'] as const;

/** How sure it is that two products are one. */
export type Verdict = (typeof VERDICTS)[number];

/** The place of a verdict, the surest one's being 0. */
export const rankOf = ({ verdict }: { verdict: Verdict }): number => VERDICTS.indexOf(verdict);
