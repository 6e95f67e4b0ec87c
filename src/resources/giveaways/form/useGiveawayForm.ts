import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { localTimeZone } from '@/components/export/exportSettings.ts';
import { storedPath } from '@/components/images/imageFile.ts';
import { useOpenAdded } from '@/components/notifications/useOpenAdded.ts';
import { pickFields } from '@/components/recordForm/pickFields.ts';
import { useCreationId } from '@/components/recordForm/useCreationId.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { readOrNull } from '@/providers/readOrNull.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { MutationMeta } from '@/providers/trackedDataProvider.ts';
import { createOnce } from '@/providers/unanswered/createOnce.ts';
import { paths } from '@/routes/paths.ts';
import {
  type GiveawayContent,
  type GiveawayFormValues,
  giveawayFormValues,
  readGiveawayForm,
} from './giveawayForm.ts';

/** What a new giveaway starts with: a draft that nobody can enter, and no winners. */
const NEW = {
  status: 'draft',
  entryCount: 0,
  winners: [],
  seedCommitment: null,
  drawSeed: null,
  drawnAt: null,
} as const;

const filesOf = ({ imageUrl }: GiveawayFormValues) =>
  [storedPath(imageUrl)].filter(path => path !== null);

/** How a giveaway is added or edited; `onSaved` is told once it is. */
export const useGiveawayForm = (giveaway: Giveaway | null, onSaved: () => void) => {
  const { dataProvider } = useServices();
  const { uid } = useAuth().actor;
  const queryClient = useQueryClient();
  const notify = useNotify();
  const openAdded = useOpenAdded();
  const [opened] = useState(() => new Date());
  const creationId = useCreationId('giveaways');
  const created = useRef<string | null>(null);
  return {
    stored: giveaway,
    versionOf: ({ version }: Giveaway) => version,
    draft: { resource: 'giveaways', record: giveaway?.id ?? 'new' },
    valuesOf: (record: Giveaway | null) =>
      giveawayFormValues(record, record?.timeZone ?? localTimeZone(), opened),
    read: (values: GiveawayFormValues) => {
      const read = readGiveawayForm({ ...values }, giveaway, new Date());
      if ('problems' in read) return read;
      const isLater = giveaway !== null && read.data.endsAt > giveaway.endsAt;
      return { data: { ...read.data, reason: isLater ? values.reason.trim() : '' } };
    },
    write: async (
      { reason, ...data }: GiveawayContent & { reason: string },
      base: Giveaway | null,
      changed: readonly string[],
    ) => {
      if (!base) {
        const id = creationId(data);
        await createOnce(dataProvider, 'giveaways', { id, ...data, ...NEW }, uid);
        created.current = id;
        return null;
      }
      const { startsAt, endsAt } = data;
      // The zone is what the times are meant by: another zone with the same clock is another time.
      const times = changed.includes('timeZone') && { startsAt, endsAt };
      const { data: stored } = await dataProvider.update<Giveaway>('giveaways', {
        id: base.id,
        data: { ...pickFields(data, changed), ...times },
        previousData: base,
        ...(reason && { meta: { action: 'extend', reason } satisfies MutationMeta }),
      });
      return stored;
    },
    refresh: async () =>
      giveaway && readOrNull<Giveaway>(dataProvider, 'giveaways', { id: giveaway.id }),
    onSaved: (_: Giveaway | null, left: boolean) => {
      void queryClient.invalidateQueries();
      onSaved();
      if (created.current === null) notify('giveaways.done.save', { type: 'success' });
      else
        openAdded({ path: paths.giveaway(created.current), left, said: 'giveaways.done.create' });
    },
    files: { folder: `business/${uid}/giveaways`, of: filesOf },
    fieldKey: (field: string) => `giveaways.field.${field}`,
  };
};
