import { useNotify } from 'ra-core';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { isTaken, useClaims } from '@/components/claims/ClaimsContext.ts';
import { useOnceClaimsKnown } from '@/components/claims/useOnceClaimsKnown.ts';
import { afterDecision, freeRows, neighbour } from '@/components/queue/neighbour.ts';
import { useShortcut } from '@/components/shortcuts/useShortcut.ts';
import { duplicatesTarget } from '@/domain/claims/claim.ts';
import type { DuplicateGroup } from '@/domain/duplicates/duplicateGroups.ts';
import { reviewedOf } from './reviewedOf.ts';

/** What the keys do with the group that has the focus. */
interface GroupActs {
  review: (group: DuplicateGroup) => void;
  dismiss: (group: DuplicateGroup) => void;
  /** Shows more groups; null where all are shown. */
  more: (() => void) | null;
}

/**
 * Works through groups of duplicates by keyboard: J and K move the focus from card to card, R and D
 * decide about the one in focus, and after that the next one has it. Whoever comes back from a review is where they left, or at what
 * has come in its place.
 * @returns what each card's element is told to, and what is called when a group is left for its review.
 */
export const useGroupKeys = (
  groups: readonly DuplicateGroup[],
  { review, dismiss, more }: GroupActs,
) => {
  const cards = useRef(new Map<string, HTMLElement>());
  const decided = useRef<{ id: string; at: number }>(null);
  const wanted = useRef<string>(null);
  const left = useRef<{ id: string; at: number }>(null);
  const notify = useNotify();
  const ids = groups.map(({ id }) => id);
  const claims = useClaims();
  const others = (id: string) => {
    const group = groups.find(one => one.id === id);
    return group !== undefined && isTaken(claims, duplicatesTarget(reviewedOf(group)));
  };
  const inFocus = () => ids.find(id => cards.current.get(id)?.contains(document.activeElement));
  const focus = (id: string | null | undefined) => {
    const card = id && cards.current.get(id);
    if (!card) return;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'nearest' });
  };

  const comeBack = useEffectEvent(() => {
    if (!left.current) return;
    decided.current = left.current;
    left.current = null;
    focus(decided.current.id);
  });
  useEffect(() => comeBack(), []);
  useEffect(function goOn() {
    if (wanted.current && cards.current.has(wanted.current)) {
      focus(wanted.current);
      wanted.current = null;
    }
    if (!decided.current) return;
    const next = afterDecision(ids, decided.current.at, decided.current.id, others);
    if (next === decided.current.id) return;
    decided.current = null;
    focus(next);
  });

  const move = useOnceClaimsKnown((step: 1 | -1) => {
    const here = inFocus() ?? null;
    decided.current = null;
    const place = neighbour(freeRows(ids, here, others), here, step, {
      hasNextPage: false,
      hasPreviousPage: false,
    });
    if (place && 'id' in place) {
      if (cards.current.has(place.id)) return focus(place.id);
      // One that is listed and has no card yet comes with the next cards.
      wanted.current = place.id;
      more?.();
    } else notify(step === 1 ? 'common.queue.last' : 'common.queue.first');
  });
  const leave = (id: string) => {
    left.current = { id, at: ids.indexOf(id) };
  };
  const focused = () => groups.find(({ id }) => id === inFocus());
  const reviewFocused = () => {
    const group = focused();
    if (!group) return;
    leave(group.id);
    review(group);
  };
  const dismissFocused = () => {
    const group = focused();
    if (!group) return;
    decided.current = { id: group.id, at: ids.indexOf(group.id) };
    dismiss(group);
  };
  useShortcut('next', () => move(1), { active: ids.length > 0 });
  useShortcut('previous', () => move(-1), { active: ids.length > 0 });
  useShortcut('resolve', reviewFocused, { active: ids.length > 0 });
  useShortcut('dismiss', dismissFocused, { active: ids.length > 0 });

  const cardOf = useCallback(
    (id: string) => (card: HTMLElement | null) => {
      if (card) cards.current.set(id, card);
      else cards.current.delete(id);
    },
    [],
  );
  return { cardOf, leave };
};
