import { useNotify } from 'ra-core';
import { useCallback, useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ProductFormValues, VariantValues } from '@/domain/product/form/productFormValues.ts';
import { missingCombinations } from '@/domain/product/variants/combinations.ts';
import { editOption, type OptionEdit } from '@/domain/product/variants/editOption.ts';
import { makeVariant } from '@/domain/product/variants/makeVariant.ts';

/** Changing options and the variants that follow from them. */
export interface OptionEditing {
  /** What the options and variants would become. */
  preview: (
    index: number,
    edit: OptionEdit | null,
  ) => Pick<ProductFormValues, 'options' | 'variants'>;
  apply: (index: number, edit: OptionEdit | null) => void;
  /** Takes one variant out; its values come back with its combination. */
  remove: (id: string) => void;
  /** Adds a variant for every combination that has none. */
  addMissing: () => void;
}

const newId = () => crypto.randomUUID();

/** Changes options and variants of the form, and remembers the variants that fell out. */
export const useOptionEditing = (): OptionEditing => {
  const form = useFormContext<ProductFormValues>();
  const notify = useNotify();
  const dropped = useRef<VariantValues[]>([]);
  const set = useCallback(
    (next: Pick<ProductFormValues, 'options' | 'variants'>) => {
      const stays = new Set(next.variants.map(({ id }) => id));
      const gone = form.getValues('variants').filter(({ id }) => !stays.has(id));
      dropped.current = [...gone, ...dropped.current.filter(({ id }) => !stays.has(id))];
      form.setValue('options', next.options);
      form.setValue('variants', next.variants);
      form.clearErrors(['options', 'variants']);
    },
    [form],
  );
  return useMemo(() => {
    const preview: OptionEditing['preview'] = (index, edit) => {
      const values = form.getValues();
      const { options, variants } = editOption(
        values,
        index,
        edit,
        makeVariant(values, newId),
        dropped.current,
      );
      return { options: [...options], variants: [...variants] };
    };
    return {
      preview,
      apply: (index, edit) => {
        const before = structuredClone(form.getValues());
        set(preview(index, edit));
        const kept = new Set(form.getValues('variants').map(({ id }) => id));
        const removed = before.variants.filter(({ id }) => !kept.has(id)).length;
        if (removed === 0) return;
        notify('products.form.option.removedVariants', {
          type: 'info',
          autoHideDuration: 8000,
          messageArgs: { smart_count: removed },
          onUndo: () => set({ options: before.options, variants: before.variants }),
        });
      },
      remove: id => {
        const { options, variants } = form.getValues();
        set({ options, variants: variants.filter(variant => variant.id !== id) });
      },
      addMissing: () => {
        const values = form.getValues();
        const make = makeVariant(values, newId);
        const like = values.variants[0] ?? null;
        const added = missingCombinations(values.options, values.variants).map(
          optionValues =>
            dropped.current.find(
              old => JSON.stringify(old.optionValues) === JSON.stringify(optionValues),
            ) ?? make(optionValues, like),
        );
        set({ options: values.options, variants: [...values.variants, ...added] });
      },
    };
  }, [form, notify, set]);
};
