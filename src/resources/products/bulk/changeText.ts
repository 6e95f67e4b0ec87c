import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useMoneyFormat } from '@/components/format/useFormat.ts';
import { useLowStockText } from '@/components/products/useLowStockText.ts';
import type { FieldChange } from '@/domain/schemas/audit.ts';

/** Writes a product's field change as one line: field, before, after. */
export const useChangeText = () => {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const lowStock = useLowStockText();
  return useCallback(
    ({ field, from, to }: FieldChange, currency: string) => {
      const write = (value: unknown): string => {
        if (field === 'lowStockThreshold')
          return lowStock(typeof value === 'number' ? value : null);
        if (value === null || value === '') return '—';
        if (field === 'status') return translate(`products.status.${value}`);
        if (typeof value === 'number') return money(value, currency);
        return Array.isArray(value) ? value.join(', ') : String(value);
      };
      const name = translate(`products.field.${field}`);
      return `${name}: ${write(from)} → ${write(to)}`;
    },
    [translate, money, lowStock],
  );
};
