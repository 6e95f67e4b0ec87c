import { useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useField } from '@/components/forms/useField.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { typedStock } from '@/domain/product/variants/setVariants.ts';
import { CellInput } from './TextCell.tsx';

/** How many of a variant there are; left empty, they are not counted. */
export const StockCell = ({ index, label }: { index: number; label: string }) => {
  const translate = useTranslate();
  const path = `variants.${index}.inventory` as const;
  const { text, onBlur, ref, problem } = useField(`${path}.quantity`);
  const { setValue, getValues } = useFormContext<ProductFormValues>();
  const inStock = useWatch<ProductFormValues, `variants.${number}.inventory.inStock`>({
    name: `${path}.inStock`,
  });
  return (
    <CellInput
      name={`${path}.quantity`}
      label={label}
      value={text}
      onChange={quantity =>
        setValue(path, typedStock(getValues(path), quantity), { shouldValidate: problem !== null })
      }
      onBlur={onBlur}
      inputRef={ref}
      problem={problem}
      width={104}
      inputMode="numeric"
      placeholder={translate(inStock ? 'products.form.variant.notTracked' : 'products.stock.out')}
    />
  );
};
