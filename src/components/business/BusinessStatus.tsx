import { useTranslate } from 'ra-core';
import type { Business } from '@/domain/schemas/business.ts';
import { StatusChip } from '../StatusChip.tsx';
import { shownStatus } from '../tones/businessTone.ts';

/** A business's status in a word. */
export const BusinessStatus = (props: {
  business: Pick<Business, 'isBusinessOwner' | 'isDeleted'>;
}) => {
  const translate = useTranslate();
  const { status, tone } = shownStatus(props.business);
  const label = translate(`business.status.${status}`, { status: props.business.isBusinessOwner });
  return <StatusChip label={label} tone={tone} />;
};
