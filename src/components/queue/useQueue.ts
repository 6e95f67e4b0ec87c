import { type RaRecord, useListContext, useNotify } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isKnown, isTaken, useClaims } from '../claims/ClaimsContext.ts';
import { useOnceClaimsKnown } from '../claims/useOnceClaimsKnown.ts';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { useOpenRecord } from '../useOpenRecord.ts';
import { afterDecision, freeRows, neighbour } from './neighbour.ts';

const isSelf = ({ id }: RaRecord, wanted: string) => String(id) === wanted;

/**
 * Works through a list, one record beside it at a time: J and K go on, over the ends of a page too,
 * and after a decision the next one comes, as soon as the decided one has left the list. Inside the
 * list's context.
 * @param targetOf what of a row is claimed: what somebody else has is passed over.
 * @param covers whether a row stands for the record of an id; a row for itself unless given.
 */
export const useQueue = <T extends RaRecord>(
  targetOf: (row: T) => string,
  covers: (row: T, id: string) => boolean = isSelf,
) => {
  const { data, page, isFetching, hasNextPage, hasPreviousPage } = useListContext<T>();
  const { id, open, latest } = useOpenRecord();
  const [, setSearch] = useSearchParams();
  const notify = useNotify();
  /** The place that the record in view had when it was last listed. */
  const place = useRef<{ id: string; at: number }>(null);
  /** What was decided, and the place that it had. */
  const [decided, setDecided] = useState<{ id: string; at: number } | null>(null);
  /** The page that a step leads to, until it is there, and the rows that are shown till then. */
  const landing = useRef<{ page: number; step: 1 | -1; from: string }>(null);
  const ids = data?.map(record => String(record.id)) ?? [];
  const claims = useClaims();
  const others = (row: string) =>
    data?.some(one => String(one.id) === row && isTaken(claims, targetOf(one))) === true;
  /** The row that stands for a record, as long as there is one. */
  const rowOf = (wanted: string | null) => {
    const row = wanted === null ? undefined : data?.find(one => covers(one, wanted));
    return row ? String(row.id) : wanted;
  };

  useEffect(function rememberThePlace() {
    const row = rowOf(id);
    if (id && row && ids.includes(row)) place.current = { id, at: ids.indexOf(row) };
  });
  useEffect(function goOnAfterDecision() {
    if (!decided || !isKnown(claims)) return;
    const row = rowOf(decided.id) ?? decided.id;
    const next = decided.id === id ? afterDecision(ids, decided.at, row, others) : id;
    if (next === row) return;
    setDecided(null);
    if (next !== id) open(next);
  });
  useEffect(function openOnThePageBeside() {
    // The address comes first, then the rows.
    const to = landing.current;
    if (to?.page !== page || isFetching || ids.join() === to.from || !isKnown(claims)) return;
    landing.current = null;
    const free = freeRows(ids, null, others);
    open((free.length > 0 ? free : ids).at(to.step === 1 ? 0 : -1) ?? null);
  });

  const go = (step: 1 | -1) => {
    const here = rowOf(latest());
    const to = neighbour(freeRows(ids, here, others), here, step, {
      hasNextPage: hasNextPage ?? false,
      hasPreviousPage: hasPreviousPage ?? false,
    });
    if (to === null) notify(step === 1 ? 'common.queue.last' : 'common.queue.first');
    else if ('id' in to) open(to.id);
    else {
      const beside = page + to.page;
      landing.current = { page: beside, step, from: ids.join() };
      // What is rendered lags behind quick keys, the address does not.
      const address = new URLSearchParams(window.location.search);
      address.set('page', String(beside));
      setSearch(address, { replace: true });
    }
  };
  const goFrom = useOnceClaimsKnown((asked: { step: 1 | -1; from: string | null }) => {
    // Who opened another one while it waited is there already.
    if (latest() === asked.from) go(asked.step);
  });
  const move = (step: 1 | -1) => {
    if (!landing.current && data) goFrom({ step, from: latest() });
  };
  useShortcut('next', () => move(1));
  useShortcut('previous', () => move(-1));
  useShortcut('close', () => open(null), { active: id !== null });

  /** Told that a record was decided; where another one is in view by then, that one stays. */
  const decide = useCallback((done: string) => {
    setDecided(place.current?.id === done ? place.current : { id: done, at: 0 });
  }, []);
  return { id, latest, close: () => open(null), move: ids.length > 0 ? move : null, decide };
};
