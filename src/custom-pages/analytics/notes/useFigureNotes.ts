import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useCreationId } from '@/components/recordForm/useCreationId.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { can } from '@/domain/access/can.ts';
import {
  type ChartNote,
  goalsWrite,
  hasRoom,
  notesOf,
  noteWrite,
} from '@/domain/analytics/chartNotes.ts';
import { NOTES_READ } from '@/domain/analytics/readBudget.ts';
import { isConflict, isPassing, isUnreachable } from '@/domain/errors.ts';
import type { FigureNotes, Goals, Note } from '@/domain/schemas/figureNotes.ts';
import type { Write } from '@/domain/write.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/** What people wrote beside the figures of a business, or of the platform: a read for each of them. */
export const readFigureNotes = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getList'>,
  businessId: string | null,
): Promise<FigureNotes[]> => {
  const { data } = await dataProvider.getList<FigureNotes>('figureNotes', {
    filter: { businessId },
    sort: { field: 'id', order: 'ASC' },
    pagination: { page: 1, perPage: NOTES_READ },
    meta: { total: 'none' },
  });
  return data;
};

/** What a message offers and says. */
interface Said {
  message: string;
  messageArgs?: Record<string, unknown>;
  onUndo?: () => void;
}

/** Notes and goals beside the figures of a business (null: the platform), and how they are changed. */
export const useFigureNotes = (businessId: string | null) => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const creationId = useCreationId('figureNotes');
  // One record a person, also where the answer to the first note was lost.
  const [recordId] = useState(() => dataProvider.newId('figureNotes'));
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const queryKey = useMemo(() => ['figureNotes', businessId], [businessId]);
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: () => readFigureNotes(dataProvider, businessId),
  });
  const records = data ?? NONE;
  const own = records.find(({ userId }) => userId === actor.uid) ?? null;
  const notes = useMemo(() => notesOf(records), [records]);

  const change = useCallback(
    async (write: Write, { message, messageArgs, onUndo }: Said): Promise<boolean> => {
      if (running.current) return false;
      running.current = true;
      setBusy(true);
      try {
        await dataProvider.commit([write]);
        await queryClient.invalidateQueries({ queryKey });
        notify(message, { type: 'success', messageArgs, ...(onUndo && { onUndo }) });
        return true;
      } catch (failure) {
        if (isConflict(failure)) await queryClient.invalidateQueries({ queryKey });
        // It may be stored: the next try is to know of it.
        else if (isUnreachable(failure)) void queryClient.invalidateQueries({ queryKey });
        const mayPass = isConflict(failure) || isPassing(failure);
        notify(errorText(failure).notDone, { type: mayPass ? 'warning' : 'error' });
        return false;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [dataProvider, queryClient, queryKey, notify, errorText],
  );
  const latestOwn = () =>
    queryClient.getQueryData<FigureNotes[]>(queryKey)?.find(({ userId }) => userId === actor.uid) ??
    null;
  const place = () => ({
    own: latestOwn(),
    newId: recordId,
    uid: actor.uid,
    businessId,
  });
  const saveNote = (key: string | null, before: Note | null, after: Note, said: Said) =>
    change(noteWrite(place(), key ?? creationId(after), before, after), said);
  const deleteNote = ({ key, day, text }: ChartNote) =>
    change(noteWrite(place(), key, { day, text }, null), {
      message: 'figures.notes.deleted',
      onUndo: () =>
        void change(noteWrite(place(), key, null, { day, text }), {
          message: 'figures.notes.restored',
        }),
    });
  const saveGoals = (goals: Goals) =>
    change(goalsWrite(place(), goals), { message: 'figures.goals.saved' });
  return {
    notes,
    /** The goals of the business; those of its owner, whoever looks. */
    goals: records.find(({ userId }) => userId === businessId)?.goals ?? null,
    error: data ? null : error,
    isPending,
    retry: () => void refetch(),
    busy,
    uid: actor.uid,
    mayWrite: can(actor, 'create', 'figureNotes', { userId: actor.uid }),
    mayHaveGoals: businessId !== null && businessId === actor.uid,
    hasRoom: hasRoom(own),
    saveNote,
    deleteNote,
    saveGoals,
  };
};

const NONE: FigureNotes[] = [];

/** Notes and goals beside figures, and how they are changed. */
export type FigureNotesInView = ReturnType<typeof useFigureNotes>;
