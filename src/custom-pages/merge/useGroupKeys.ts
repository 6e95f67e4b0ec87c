import { useNotify } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { afterDecision, neighbour } from '@/components/queue/neighbour.ts';
import { useShortcut } from '@/components/shortcuts/useShortcut.ts';
import type { DuplicateGroup } from '@/domain/duplicates/duplicateGroups.ts';

/** What the keys do with the group that has the focus. */
interface GroupActs {
  review: (group: DuplicateGroup) => void;
  dismiss: (group: DuplicateGroup) => void;
  /** Shows more groups; null where all are shown. */
  more: (() => void) | null;
}

/**
 * Works through groups of duplicates by keyboard: J and K move the focus from card to card, R and D
 * decide about the one in focus, and after that the next one has it.
 * @returns what each card's element is told to.
 */
export const useGroupKeys = (
  groups: readonly DuplicateGroup[],
  { review, dismiss, more }: GroupActs,
) => {
  const cards = useRef(new Map<string, HTMLElement>());
  const decided = useRef<{ id: string; at: number }>(null);
  const wanted = useRef<string>(null);
  const notify = useNotify();
  const ids = groups.map(({ id }) => id);
  const inFocus = () => ids.find(id => cards.current.get(id)?.contains(document.activeElement));
  const focus = (id: string | null | undefined) => {
    const card = id && cards.current.get(id);
    if (!card) return;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'nearest' });
  };

  useEffect(function goOn() {
    if (wanted.current && cards.current.has(wanted.current)) {
      focus(wanted.current);
      wanted.current = null;
    }
    if (!decided.current) return;
    const next = afterDecision(ids, decided.current.at, decided.current.id);
    if (next === decided.current.id) return;
    decided.current = null;
    focus(next);
  });

  const move = (step: 1 | -1) => {
    const here = inFocus() ?? null;
    const place = neighbour(ids, here, step, { hasNextPage: false, hasPreviousPage: false });
    if (place && 'id' in place) {
      if (cards.current.has(place.id)) return focus(place.id);
      // One that is listed and has no card yet comes with the next cards.
      wanted.current = place.id;
      more?.();
    } else notify(step === 1 ? 'common.queue.last' : 'common.queue.first');
  };
  const act = (does: (group: DuplicateGroup) => void) => {
    const group = groups.find(({ id }) => id === inFocus());
    if (!group) return;
    decided.current = { id: group.id, at: ids.indexOf(group.id) };
    does(group);
  };
  useShortcut('next', () => move(1), { active: ids.length > 0 });
  useShortcut('previous', () => move(-1), { active: ids.length > 0 });
  useShortcut('resolve', () => act(review), { active: ids.length > 0 });
  useShortcut('dismiss', () => act(dismiss), { active: ids.length > 0 });

  return useCallback(
    (id: string) => (card: HTMLElement | null) => {
      if (card) cards.current.set(id, card);
      else cards.current.delete(id);
    },
    [],
  );
};
