import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Business } from '@/domain/schemas/business.ts';
import { StatusChip } from '../StatusChip.tsx';
import { shownStatus } from '../tones/businessTone.ts';

type Standing = Pick<Business, 'isBusinessOwner' | 'isDeleted'>;

/** The word for where a business stands; a status that nobody knows is quoted. */
export const useBusinessStatusText = () => {
  const translate = useTranslate();
  return useCallback(
    (business: Standing) =>
      translate(`business.status.${shownStatus(business).status}`, {
        status: business.isBusinessOwner,
      }),
    [translate],
  );
};

/** A business's status in a word. */
export const BusinessStatus = ({ business }: { business: Standing }) => {
  const textOf = useBusinessStatusText();
  return <StatusChip label={textOf(business)} tone={shownStatus(business).tone} />;
};
