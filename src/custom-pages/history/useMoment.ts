import { useLocation, useSearchParams } from 'react-router';
import { RESTORABLE_DAYS } from '@/domain/administration/restoreDeleted.ts';
import { ONLY_SELECTED } from '@/routes/paths.ts';
import { selectedOf } from '@/routes/selectionState.ts';

const DAY = 86_400_000;

/** Why a moment cannot be compared with. */
export type MomentProblem = 'missing' | 'future' | 'tooEarly';

/** @returns what is wrong with a moment that somebody typed; null where it is fine. */
export const momentProblem = (at: Date, now: Date): MomentProblem | null => {
  if (Number.isNaN(at.getTime())) return 'missing';
  if (at > now) return 'future';
  return now.getTime() - at.getTime() > RESTORABLE_DAYS * DAY ? 'tooEarly' : null;
};

const AT = 'at';

/**
 * The moment in the address; there is none where it cannot be compared with. And the products that
 * came with the address, where the page is about those alone.
 */
export const useMoment = () => {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const text = search.get(AT);
  const at = new Date(text ?? Number.NaN);
  const problem = text === null ? null : momentProblem(at, new Date());
  const change = (how: (search: URLSearchParams) => void) => {
    const next = new URLSearchParams(search);
    how(next);
    setSearch(next, { state });
  };
  return {
    at: text !== null && problem === null ? at : null,
    problem,
    choose: (next: Date) => change(before => before.set(AT, next.toISOString())),
    leave: () => change(before => before.delete(AT)),
    /** Null where it is about all products. */
    selected: search.has(ONLY_SELECTED) ? selectedOf(state) : null,
    compareAll: () => change(before => before.delete(ONLY_SELECTED)),
  };
};

/** The moment that the page is about. */
export type Moment = ReturnType<typeof useMoment>;
