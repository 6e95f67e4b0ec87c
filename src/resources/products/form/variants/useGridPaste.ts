import { type ClipboardEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDecimalMark } from '@/components/format/useDecimalMark.ts';
import type { ProductFormValues, VariantValues } from '@/domain/product/form/productFormValues.ts';
import {
  PASTE_COLUMNS,
  type Pasted,
  pasteVariants,
  readPasted,
} from '@/domain/product/variants/pasteVariants.ts';
import type { NamedVariant } from './variantNames.ts';

/** The place of a variant in the form, and the column, from a cell's name. */
const CELL = /^variants\.(\d+)\.(?:inventory\.)?(\w+)$/;

/** Pastes blocks of cells from a spreadsheet into the variants in view, and says what became of it. */
export const useGridPaste = (shown: readonly NamedVariant[]) => {
  const { getValues, setValue, clearErrors } = useFormContext<ProductFormValues>();
  const mark = useDecimalMark();
  const [pasted, setPasted] = useState<(Pasted & { before: VariantValues[] }) | null>(null);
  const set = (variants: VariantValues[]) => {
    setValue('variants', variants);
    clearErrors('variants');
  };
  const paste = (event: ClipboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const [, index, name] = CELL.exec(event.target.name) ?? [];
    const column = PASTE_COLUMNS.find(one => one === name);
    const row = shown.findIndex(variant => variant.index === Number(index));
    const block = readPasted(event.clipboardData.getData('text/plain'));
    // One cell is pasted as any text is: at the cursor.
    if (!column || row < 0 || (block.length <= 1 && (block[0]?.length ?? 0) <= 1)) return;
    event.preventDefault();
    const before = structuredClone(getValues('variants'));
    const ids = shown.map(({ id }) => id);
    const pasted = pasteVariants(before, ids, { row, column }, block, mark);
    set(pasted.variants);
    setPasted({ ...pasted, before });
  };
  return {
    paste,
    pasted,
    dismiss: () => setPasted(null),
    undo: () => {
      if (pasted) set(pasted.before);
      setPasted(null);
    },
  };
};
