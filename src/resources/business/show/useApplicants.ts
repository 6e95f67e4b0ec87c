import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isTaken, useClaims } from '@/components/claims/ClaimsContext.ts';
import { afterDecision, freeRows, neighbour } from '@/components/queue/neighbour.ts';
import { useShortcut } from '@/components/shortcuts/useShortcut.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { paths } from '@/routes/paths.ts';

/** Most applicants that are gone through; they are read when a key asks for the next one. */
const MOST = 100;

const ONLY_PAGE = { hasNextPage: false, hasPreviousPage: false };

/** The place among the applicants of who was reached by going through them; null otherwise. */
const placeOf = (state: unknown): number | null =>
  typeof state === 'object' &&
  state !== null &&
  'applicant' in state &&
  typeof state.applicant === 'number'
    ? state.applicant
    : null;

/**
 * Goes through the businesses that wait to be approved, in the order of their list. Who goes through
 * them, or decides by a key, is taken to the next one after a decision.
 * @param decides whether the person decides about applicants at all.
 */
export const useApplicants = (business: Business, decides: boolean) => {
  const { dataProvider } = useServices();
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const notify = useNotify();
  const errorText = useErrorText();
  const busy = useRef(false);
  const at = placeOf(state);
  const waiting = business.isBusinessOwner === 'pending' && !business.isDeleted;
  const claims = useClaims();
  const others = (id: string) => isTaken(claims, id);
  const active = decides && (waiting || at !== null);

  /** @param choose the next one; null at either end. */
  const go = async (choose: (ids: string[]) => string | null, end: string) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const { data } = await dataProvider.getList<Business>('business', {
        filter: { isBusinessOwner: 'pending', isDeleted: false },
        sort: { field: 'createdAt', order: 'DESC' },
        pagination: { page: 1, perPage: MOST },
        meta: { total: 'none' },
      });
      const ids = data.map(({ id }) => id);
      const next = choose(ids);
      if (next === null) notify(end);
      else
        navigate(paths.viewBusiness(next), {
          state: { applicant: ids.indexOf(next) },
          replace: at !== null,
        });
    } catch (error) {
      notify(errorText(error).sentence, { type: 'error' });
    } finally {
      busy.current = false;
    }
  };
  const move = (step: 1 | -1) => {
    const choose = (ids: string[]) => {
      const place = neighbour(freeRows(ids, business.id, others), business.id, step, ONLY_PAGE);
      return place && 'id' in place ? place.id : null;
    };
    void go(choose, step === 1 ? 'common.queue.last' : 'common.queue.first');
  };
  useShortcut('next', () => move(1), { active });
  useShortcut('previous', () => move(-1), { active });
  return {
    /** Goes on by a button; null where the business does not wait. */
    move: active ? move : null,
    decided: (byKey: boolean) => {
      if (at !== null || byKey)
        void go(ids => afterDecision(ids, at ?? 0, business.id, others), 'common.queue.done');
    },
  };
};
