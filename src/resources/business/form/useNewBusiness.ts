import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { z } from 'zod';
import {
  type NewBusinessValues,
  newBusinessSchema,
  newBusinessValues,
} from '@/components/business/businessForm.ts';
import { useOpenAdded } from '@/components/notifications/useOpenAdded.ts';
import { readBySchema } from '@/components/recordForm/readValues.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { paths } from '@/routes/paths.ts';
import { AddBusinessError, type AddedBusiness, provisionBusiness } from './provisionBusiness.ts';

const CODES = ['emailInUse', 'invalidEmail', 'offline'];

type NewBusiness = z.output<typeof newBusinessSchema>;

/** How a new business is added: account, record and invitation in one go. */
export const useNewBusiness = (like: Business | null = null) => {
  const { actor, backEnd } = useAuth();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const openAdded = useOpenAdded();
  const translate = useTranslate();
  const added = useRef<AddedBusiness & { name: string }>(null);

  const explain = (error: unknown): string | null => {
    if (!(error instanceof AddBusinessError)) return null;
    const { stage, details } = error;
    const code = details.code && CODES.includes(details.code) ? details.code : 'unknown';
    return translate(`business.form.error.${stage === 'account' ? code : stage}`, { ...details });
  };
  return {
    stored: null,
    draft: { resource: 'business', record: like ? `like ${like.id}` : 'new' },
    valuesOf: () => newBusinessValues(like),
    read: (values: NewBusinessValues) => readBySchema(newBusinessSchema, values),
    write: async ({ businessEmail, status, ...profile }: NewBusiness) => {
      const history = { at: new Date(), by: actor.uid, from: '', to: status, reason: '' };
      const result = await provisionBusiness(
        backEnd.identity,
        { email: businessEmail },
        uid =>
          dataProvider.create('business', {
            data: {
              id: uid,
              ...profile,
              businessEmail,
              isDeleted: false,
              isSuperAdmin: false,
              isBusinessOwner: status,
              statusHistory: [history],
            },
          }),
        async uid =>
          (await dataProvider.getMany<Business>('business', { ids: [uid] })).data.length > 0,
      );
      added.current = { ...result, name: profile.businessName };
      return null;
    },
    onSaved: (_: null, left: boolean) => {
      if (!added.current) return;
      const { uid, invited, name } = added.current;
      void queryClient.invalidateQueries();
      openAdded({
        ...{ path: paths.viewBusiness(uid), left },
        said: invited ? 'business.form.created' : 'business.form.createdNoMail',
        type: invited ? 'success' : 'warning',
        autoHideDuration: invited ? undefined : 12_000,
        messageArgs: { name },
      });
    },
    fieldKey: (field: string) =>
      field === 'status' ? 'business.form.status' : `business.field.${field}`,
    explain,
  };
};
