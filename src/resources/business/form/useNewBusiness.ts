import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useRecordForm } from '@/components/recordForm/useRecordForm.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { paths } from '@/routes/paths.ts';
import { newBusinessValues, readNewBusiness } from './businessForm.ts';
import { AddBusinessError, type AddedBusiness, provisionBusiness } from './provisionBusiness.ts';

const CODES = ['emailInUse', 'invalidEmail', 'offline'];

/** The form for a new business: account, record and invitation in one go. */
export const useNewBusiness = () => {
  const { actor, backEnd } = useAuth();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const navigate = useNavigate();
  const added = useRef<AddedBusiness & { name: string }>(null);

  const form = useRecordForm({
    record: null,
    draft: { resource: 'business', record: 'new' },
    valuesOf: newBusinessValues,
    read: readNewBusiness,
    write: async ({ businessEmail, status, ...profile }) => {
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
    },
    refresh: async () => null,
    onSaved: () => {
      if (!added.current) return;
      const { uid, invited, name } = added.current;
      void queryClient.invalidateQueries();
      notify(invited ? 'business.form.created' : 'business.form.createdNoMail', {
        type: invited ? 'success' : 'warning',
        autoHideDuration: invited ? undefined : 12_000,
        messageArgs: { name },
      });
      navigate(paths.viewBusiness(uid));
    },
  });

  const explain = (error: unknown): string | null => {
    if (!(error instanceof AddBusinessError)) return null;
    const { stage, details } = error;
    const code = details.code && CODES.includes(details.code) ? details.code : 'unknown';
    return translate(`business.form.error.${stage === 'account' ? code : stage}`, { ...details });
  };
  return { ...form, explain };
};
