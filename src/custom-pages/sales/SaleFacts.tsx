import { useTranslate } from 'ra-core';
import { type Fact, Facts } from '@/components/Facts.tsx';
import { useDateFormat, useNumberFormat } from '@/components/format/useFormat.ts';
import { RecordLink } from '@/components/history/RecordLink.tsx';
import { reached } from '@/domain/sales/saleDue.ts';
import type { PlannedSale } from '@/domain/schemas/plannedSale.ts';
import { useAuth } from '@/providers/AuthContext.tsx';

/** How much a sale takes off, from when until when, of how many products, and what became of them. */
export const SaleFacts = ({ sale }: { sale: PlannedSale }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const number = useNumberFormat();
  const date = useDateFormat();
  const { businessId, change, startsAt, endsAt, productIds, started, ended } = sale;
  const off =
    change.mode === 'percent'
      ? number((change.percent ?? 0) / 100, { style: 'percent', maximumFractionDigits: 4 })
      : translate('sales.amount', { amount: number(Number(change.amount ?? 0)) });
  const counts = ({ changed, left }: PlannedSale['started'], step: 'started' | 'ended') =>
    left > 0
      ? translate(`sales.counts.${step}Left`, { changed, left })
      : translate(`sales.counts.${step}`, { smart_count: changed });
  const fact = (field: string, value: Fact['value']): Fact => ({
    name: translate(`sales.field.${field}`),
    value,
  });
  const facts = [
    ...(actor.role === 'owner'
      ? []
      : [
          {
            name: translate('audit.resource.business'),
            value: <RecordLink resource="business" id={businessId} />,
          },
        ]),
    fact('change', off),
    fact('startsAt', date(startsAt, 'time')),
    fact('endsAt', endsAt ? date(endsAt, 'time') : translate('sales.endless')),
    fact('productIds', number(productIds.length)),
    ...(reached(started) > 0 ? [fact('started', counts(started, 'started'))] : []),
    ...(reached(ended) > 0 ? [fact('ended', counts(ended, 'ended'))] : []),
  ];
  return <Facts facts={facts} />;
};
