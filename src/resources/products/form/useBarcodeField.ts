import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useField } from '@/components/forms/useField.ts';
import { isMistypedGtin } from '@/domain/text/gtin.ts';

/**
 * A field of a barcode, with a hint where its check digit is wrong. It is no reason not to save:
 * stored products have such codes, and some are a shop's own. While one types nothing is said.
 */
export const useBarcodeField = (name: string) => {
  const translate = useTranslate();
  const field = useField(name);
  const { text } = field;
  const [left, setLeft] = useState(text);
  const isWrong = left === text && isMistypedGtin(text.trim());
  return {
    ...field,
    onType: field.onChange,
    onBlur: () => {
      setLeft(text);
      field.onBlur();
    },
    hint: isWrong ? translate('products.form.barcodeMistyped', { value: text.trim() }) : null,
  };
};
