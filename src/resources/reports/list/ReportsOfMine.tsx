import { useListContext } from 'ra-core';
import { MyClaims } from '@/components/claims/MyClaims.tsx';
import { useOpenRecord } from '@/components/useOpenRecord.ts';
import { type QueuedReport, targetKey } from '@/domain/moderation/reportItems.ts';
import { listAddress } from '@/routes/listAddress.ts';
import { paths } from '@/routes/paths.ts';

/** The targets that one has, beside the list where they are in it. Inside the list's context. */
export const ReportsOfMine = () => {
  const { data = [] } = useListContext<QueuedReport>();
  const { addressOf } = useOpenRecord();
  return (
    <MyClaims
      addressOf={target => {
        const row = data.find(one => targetKey(one) === target);
        if (row) return addressOf(row.id);
        const targetId = target.slice(target.indexOf('~') + 1);
        return listAddress(paths.reports(), { targetId });
      }}
    />
  );
};
