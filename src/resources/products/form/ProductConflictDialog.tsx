import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ConflictDialog } from '@/components/conflict/ConflictDialog.tsx';
import { variantOfField } from '@/domain/product/form/conflictView.ts';
import { combinationName } from '@/domain/product/variants/combinations.ts';
import { fieldLabel } from './fieldLabel.ts';
import { ProductFieldValue } from './ProductFieldValue.tsx';
import type { ProductConflict } from './saving/conflict.ts';

/** Two edits of one product: what to keep of each. */
export const ProductConflictDialog = (props: {
  conflict: ProductConflict;
  confirm?: string;
  busy: boolean;
  error?: ReactNode;
  onResolve: (keepMine: ReadonlySet<string>) => void;
  onClose: () => void;
}) => {
  const { conflict, confirm, busy, error, onResolve, onClose } = props;
  const translate = useTranslate();
  const { theirs, mine } = conflict;
  const label = (field: string) => {
    const id = variantOfField(field);
    const variant = id === null ? undefined : theirs.variants.find(v => v.id === id);
    return variant
      ? translate('products.form.variant.title', {
          name: combinationName(theirs.options, variant.optionValues),
        })
      : translate(fieldLabel(field));
  };
  return (
    <ConflictDialog
      conflicts={conflict.conflicts}
      words={{
        label,
        show: (field, value, side) => (
          <ProductFieldValue
            field={field}
            value={value}
            currency={side === 'mine' ? mine.currency : theirs.currency}
          />
        ),
      }}
      confirm={confirm}
      saving={busy}
      error={error}
      onResolve={onResolve}
      onClose={onClose}
    />
  );
};
