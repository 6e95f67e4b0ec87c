import { useTranslate } from 'ra-core';
import { ASKED_FIELDS, asksOf } from '@/domain/channels/channelAsks.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { productAsTyped } from '@/domain/product/form/readProductForm.ts';
import { useTyped } from '../useTyped.ts';
import { Lacks } from './Lacks.tsx';

const read = (values: ProductFormValues) => asksOf(productAsTyped(values));

/** What shops and channels ask of the product and do not get; nobody waits for it. */
const ChannelAsks = () => {
  const translate = useTranslate();
  const asks = useTyped(ASKED_FIELDS, read);
  if (asks.length === 0) return null;
  return (
    <Lacks
      title={translate('products.form.ready.asked')}
      lacks={asks.map(ask => translate(`products.form.ready.ask.${ask}`))}
    />
  );
};

export default ChannelAsks;
