import { PLAIN } from './PlainStyles.tsx';

/** How a status feels: good, waiting, bad, or nothing special. */
export type Tone = 'good' | 'attention' | 'bad' | 'neutral';

/** A status in a word, with a dot whose colour repeats (never alone carries) what the word says. */
export const StatusChip = ({ label, tone }: { label: string; tone: Tone }) => (
  <span className={`${PLAIN.status} ${PLAIN[tone]}`}>{label}</span>
);
