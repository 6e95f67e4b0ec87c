import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type SubmitOptions,
  useRecordFormContext,
} from '@/components/recordForm/RecordFormContext.ts';
import { RecordSaveBar } from '@/components/recordForm/RecordSaveBar.tsx';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { useFormGaps } from './useFormGaps.ts';

/**
 * Says what is unsaved and missing, and saves it.
 * @param props.isCopy whether it began as a copy of another product.
 * @param props.onNext goes on to the next product, where there may be one.
 */
export const ProductSaveBar = (props: { isCopy: boolean; onNext?: () => void }) => {
  const { isCopy, onNext } = props;
  const translate = useTranslate();
  const { isNew, unsaved, busy, submit } = useRecordFormContext();
  const status = useWatch<ProductFormValues, 'status'>({ name: 'status' });
  const gaps = useFormGaps();
  const [chosen, setChosen] = useState<string | null>(null);
  const publishes = status === 'draft';
  const notice =
    gaps.length > 0 && status !== 'archived' && (!isNew || isCopy || unsaved.length > 0);
  const button = (label: string, options: SubmitOptions = {}) => ({
    disabled: busy,
    loading: busy && chosen === label,
    children: translate(label),
    onClick: async () => {
      setChosen(label);
      await submit(options);
      setChosen(null);
    },
  });
  const main = publishes
    ? button('products.form.publish', { set: { status: 'active' } })
    : button('common.save');
  return (
    <RecordSaveBar
      newKey={isCopy ? 'products.form.copyUntouched' : undefined}
      note={
        notice
          ? translate('products.form.ready.brief', {
              gaps: gaps.map(gap => translate(`products.gap.${gap}`)).join(', '),
            })
          : null
      }
    >
      {publishes && (
        <Button
          variant="outlined"
          aria-keyshortcuts={ariaKeys('save')}
          {...button('products.form.saveDraft')}
        />
      )}
      {onNext && (
        <Button variant="outlined" {...button('products.form.saveNext', { next: onNext })} />
      )}
      <Button
        variant="contained"
        aria-keyshortcuts={publishes ? undefined : ariaKeys('save')}
        {...main}
        // Saved by its key, it shows so as well.
        loading={main.loading || (busy && chosen === null)}
      />
    </RecordSaveBar>
  );
};
