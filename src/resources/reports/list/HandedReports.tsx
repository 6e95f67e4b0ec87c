import { useListContext } from 'ra-core';
import { HandedClaims } from '@/components/claims/HandedClaims.tsx';
import { useOpenRecord } from '@/components/useOpenRecord.ts';
import { type QueuedReport, targetKey } from '@/domain/moderation/reportItems.ts';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';

/** The targets that were handed to oneself, beside the list where they are in it. Inside the list's context. */
export const HandedReports = () => {
  const { data = [] } = useListContext<QueuedReport>();
  const { addressOf } = useOpenRecord();
  return (
    <HandedClaims
      addressOf={target => {
        const row = data.find(one => targetKey(one) === target);
        if (row) return addressOf(row.id);
        const targetId = target.slice(target.indexOf('~') + 1);
        return listAddress(paths.reports(), { targetId });
      }}
    />
  );
};
