import { useSearchParams } from 'react-router';
import { RESTORABLE_DAYS } from '@/domain/administration/restoreDeleted.ts';

const DAY = 86_400_000;

/** Why a moment cannot be compared with. */
export type MomentProblem = 'missing' | 'future' | 'tooEarly';

/** @returns what is wrong with a moment that somebody typed; null where it is fine. */
export const momentProblem = (at: Date, now: Date): MomentProblem | null => {
  if (Number.isNaN(at.getTime())) return 'missing';
  if (at > now) return 'future';
  return now.getTime() - at.getTime() > RESTORABLE_DAYS * DAY ? 'tooEarly' : null;
};

/** The moment in the address; there is none where it cannot be compared with. */
export const useMoment = () => {
  const [search, setSearch] = useSearchParams();
  const text = search.get('at');
  const at = new Date(text ?? Number.NaN);
  const problem = text === null ? null : momentProblem(at, new Date());
  return {
    at: text !== null && problem === null ? at : null,
    problem,
    choose: (next: Date) => setSearch({ at: next.toISOString() }),
  };
};

/** The moment that the page is about. */
export type Moment = ReturnType<typeof useMoment>;
