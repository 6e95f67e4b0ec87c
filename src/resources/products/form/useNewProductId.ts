import { useState } from 'react';
import { draftKey, readDraft } from '@/components/draft/draftStore.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';

/** The id a new product will have: that of a kept draft, whose pictures lie under it already. */
export const useNewProductId = (draftName: string): string => {
  const { dataProvider } = useServices();
  const { uid } = useAuth().actor;
  const [id] = useState(() => {
    const draft = readDraft(localStorage, draftKey(uid, 'products', draftName), Date.now());
    return draft?.recordId ?? dataProvider.newId('products');
  });
  return id;
};
