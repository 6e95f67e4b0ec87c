import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { localTimeZone } from '@/components/export/exportSettings.ts';
import { useRecordForm } from '@/components/recordForm/useRecordForm.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { type GiveawayContent, giveawayFormValues, readGiveawayForm } from './giveawayForm.ts';

/** What a new giveaway starts with: a draft that nobody can enter, and no winners. */
const NEW = {
  status: 'draft',
  entryCount: 0,
  winners: [],
  seedCommitment: null,
  drawSeed: null,
  drawnAt: null,
} as const;

/** The form of a giveaway; `onSaved` is told the id of a new one. */
export const useGiveawayForm = (
  giveaway: Giveaway | null,
  onSaved: (created: string | null) => void,
) => {
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [opened] = useState(() => new Date());
  const created = useRef<string | null>(null);

  const write = async (
    data: GiveawayContent,
    base: Giveaway | null,
    changed: readonly string[],
  ) => {
    if (!base) {
      created.current ??= dataProvider.newId('giveaways');
      await dataProvider.create('giveaways', { data: { id: created.current, ...data, ...NEW } });
      return;
    }
    const mine = Object.fromEntries(
      Object.entries(data).filter(([field]) => changed.includes(field)),
    );
    // The zone is what the times are meant by: another zone with the same clock is another time.
    const times = changed.includes('timeZone') && { startsAt: data.startsAt, endsAt: data.endsAt };
    await dataProvider.update('giveaways', {
      id: base.id,
      data: { ...mine, ...times },
      previousData: base,
    });
  };
  return useRecordForm({
    record: giveaway,
    draft: { resource: 'giveaways', record: giveaway?.id ?? 'new' },
    valuesOf: (record: Giveaway | null) =>
      giveawayFormValues(record, record?.timeZone ?? localTimeZone(), opened),
    read: values => readGiveawayForm({ ...values }, giveaway, new Date()),
    write,
    refresh: async () =>
      giveaway
        ? ((await dataProvider.getMany<Giveaway>('giveaways', { ids: [giveaway.id] })).data[0] ??
          null)
        : null,
    onSaved: () => {
      void queryClient.invalidateQueries();
      notify(giveaway ? 'giveaways.done.save' : 'giveaways.done.create', { type: 'success' });
      onSaved(created.current);
    },
  });
};
