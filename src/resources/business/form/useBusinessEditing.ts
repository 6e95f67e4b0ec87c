import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useRenameProducts } from '@/components/actions/useRenameProducts.ts';
import { useRecordForm } from '@/components/recordForm/useRecordForm.ts';
import { profileFormSchema, profileValues } from '@/custom-pages/profile/profileForm.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { paths } from '@/routes/paths.ts';
import { newBusinessValues, readBySchema } from './businessForm.ts';

/** The form of a business that is there. */
export const useBusinessEditing = (business: Business) => {
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const renameProducts = useRenameProducts();
  const renamed = useRef<string>(null);
  return useRecordForm({
    record: business,
    draft: { resource: 'business', record: business.id },
    valuesOf: (record: Business | null) => {
      const { businessEmail: _email, status: _status, ...blank } = newBusinessValues();
      return record ? profileValues(record) : blank;
    },
    read: values => readBySchema(profileFormSchema, values),
    write: async (data, base, changed) => {
      if (!base) return;
      const mine = Object.entries(data).filter(([field]) => changed.some(name => name === field));
      await dataProvider.update('business', {
        id: base.id,
        data: Object.fromEntries(mine),
        previousData: base,
      });
      renamed.current = changed.includes('businessName') ? data.businessName : null;
    },
    refresh: async () =>
      (await dataProvider.getMany<Business>('business', { ids: [business.id] })).data[0] ?? null,
    onSaved: () => {
      void queryClient.invalidateQueries();
      const businessName = renamed.current;
      if (businessName !== null) void renameProducts({ id: business.id, businessName });
      notify('business.form.saved', { type: 'success' });
      navigate(paths.viewBusiness(business.id));
    },
  });
};
