import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { minorToDecimal } from '@/domain/money/money.ts';
import { readTyped, shownAmount } from '@/domain/money/typedAmount.ts';
import { readAmountText } from '@/domain/product/form/amountText.ts';
import { useDecimalMark } from '../format/useDecimalMark.ts';
import { useMoneyFormat } from '../format/useFormat.ts';

/**
 * A number that is typed and shown the reader's way, while what keeps it holds a plain decimal.
 * @param value the plain decimal, or what was typed where that is no number.
 * @param currency what it is an amount of; null for any other number.
 */
export const useTypedAmount = (
  value: string,
  onChange: (plain: string) => void,
  currency: string | null,
) => {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const mark = useDecimalMark();
  const [typed, setTyped] = useState('');
  const read = (text: string) => {
    const reading = readTyped(text, mark);
    const minor = currency === null ? null : readAmountText(reading.plain, currency).minor;
    // `12.5` is no other amount than the `12.50` that is stored.
    return minor == null || currency === null
      ? { ...reading, amount: shownAmount(reading.plain, mark) }
      : { ...reading, plain: minorToDecimal(minor, currency), amount: money(minor, currency) };
  };
  const reading = read(typed);
  // What was set from elsewhere since is shown instead of what was typed before.
  const isTyped = reading.plain === value;
  const { amount } = reading;
  return {
    text: isTyped ? typed : shownAmount(value, mark),
    onType: (text: string) => {
      setTyped(text);
      onChange(read(text).plain);
    },
    /** What was understood, where it could have been meant otherwise. */
    understood: isTyped && reading.ambiguous ? translate('forms.understood', { amount }) : null,
  };
};
