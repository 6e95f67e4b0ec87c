import type { Business } from '@/domain/schemas/business.ts';
import type { RecordStore } from './types.ts';

/** Applicants that are read at a time; each costs a read. Most often the first is free. */
const AT_ONCE = 10;

/** What an applicant is found by: the list is in the order of their coming, the newest first. */
export type ApplicantPlace = Pick<Business, 'id' | 'createdAt'>;

interface Reading {
  dataProvider: Pick<RecordStore, 'getList'>;
  /** Whether somebody else has one: it is passed over. */
  isTaken: (id: string) => boolean;
}

/**
 * The applicant beside a place, however many wait: the next (1) or the previous one (-1).
 * @param from null for the first of all.
 * @returns null where there is none.
 * @throws what reading throws
 */
export const applicantBeside = async (
  from: ApplicantPlace | null,
  step: 1 | -1,
  { dataProvider, isTaken }: Reading,
): Promise<string | null> => {
  const beyond = from && { [step === 1 ? 'createdAt_lte' : 'createdAt_gte']: from.createdAt };
  // Those that came at the same moment, too: they are before or behind it by their ids.
  let ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await dataProvider.getList<Business>('business', {
      filter: { isBusinessOwner: 'pending', isDeleted: false, ...beyond },
      sort: { field: 'createdAt', order: step === 1 ? 'DESC' : 'ASC' },
      pagination: { page, perPage: AT_ONCE },
      meta: { total: 'none' },
    });
    ids = [...ids, ...data.map(({ id }) => id)];
    const at = from ? ids.indexOf(from.id) : -1;
    const found = ids.slice(at + 1).find(id => !isTaken(id));
    if (found !== undefined) return found;
    if (data.length < AT_ONCE) return null;
  }
};

/**
 * The applicant that comes after one was decided: the one behind it, else the first that waits.
 * @returns null where nobody waits.
 * @throws what reading throws
 */
export const afterApplicant = async (
  decided: ApplicantPlace,
  reading: Reading,
): Promise<string | null> => {
  const others = {
    ...reading,
    isTaken: (id: string) => id === decided.id || reading.isTaken(id),
  };
  return (await applicantBeside(decided, 1, others)) ?? (await applicantBeside(null, 1, others));
};
