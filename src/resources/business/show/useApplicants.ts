import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isTaken, useClaims } from '@/components/claims/ClaimsContext.ts';
import { useOnceClaimsKnown } from '@/components/claims/useOnceClaimsKnown.ts';
import { useShortcut } from '@/components/shortcuts/useShortcut.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { isApplicant } from '@/domain/administration/isApplicant.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { afterApplicant, applicantBeside } from '@/providers/applicants.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { paths } from '@/routes/paths.ts';

/** Whether this one was reached by going through the applicants. */
const isGoingThrough = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'applicant' in state && state.applicant === true;

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
  const goesThrough = isGoingThrough(state);
  const waiting = isApplicant(business);
  const claims = useClaims();
  const reading = { dataProvider, isTaken: (id: string) => isTaken(claims, id) };
  const active = decides && (waiting || goesThrough);

  /** @param choose the next one; null at either end. */
  const go = async (choose: () => Promise<string | null>, end: string) => {
    if (busy.current) return;
    busy.current = true;
    const here = window.location.pathname;
    try {
      const next = await choose();
      // Who went on meanwhile is not led away.
      if (window.location.pathname !== here) return;
      if (next === null) notify(end);
      else navigate(paths.viewBusiness(next), { state: { applicant: true }, replace: goesThrough });
    } catch (error) {
      notify(errorText(error).sentence, { type: 'error' });
    } finally {
      busy.current = false;
    }
  };
  const move = useOnceClaimsKnown((step: 1 | -1) => {
    void go(
      () => applicantBeside(business, step, reading),
      step === 1 ? 'common.queue.last' : 'common.queue.first',
    );
  });
  useShortcut('next', () => move(1), { active });
  useShortcut('previous', () => move(-1), { active });
  return {
    /** Goes on by a button; null where the business does not wait. */
    move: active ? move : null,
    decided: (byKey: boolean) => {
      if (goesThrough || byKey)
        void go(() => afterApplicant(business, reading), 'common.queue.done');
    },
  };
};
