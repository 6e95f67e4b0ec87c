import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Choice } from '@/components/forms/Choice.tsx';
import type { Product } from '@/domain/schemas/product.ts';
import { useAfterPause } from '@/lib/useAfterPause.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { GiveawayFormValues } from './giveawayForm.ts';

const SHOWN = 8;

interface Prize {
  id: string;
  title: string;
  businessName: string;
}

/** Chooses the product that is given away; its business comes with it. */
export const PrizeInput = () => {
  const translate = useTranslate();
  const { dataProvider } = useServices();
  const { watch, setValue } = useFormContext<GiveawayFormValues>();
  const [text, setText] = useState('');
  const wanted = useAfterPause(text);
  const { data: found, isFetching } = useQuery({
    queryKey: ['products', 'prize', wanted],
    queryFn: () =>
      dataProvider.getList<Product>('products', {
        filter: { q: wanted, status: 'active' },
        sort: { field: 'createdAt', order: 'DESC' },
        pagination: { page: 1, perPage: SHOWN },
        meta: { total: 'none' },
      }),
    enabled: wanted.length >= 2,
  });
  const data = found?.data ?? [];
  const [id, title, businessName] = watch(['productId', 'productTitle', 'businessName']);
  const value: Prize | null = id ? { id, title, businessName } : null;
  const choose = (chosen: Prize | null) => {
    const product = data.find(one => one.id === chosen?.id);
    setValue('productId', product?.id ?? '');
    setValue('productTitle', product?.title ?? '');
    setValue('businessId', product?.businessId ?? '');
    setValue('businessName', product?.businessName ?? '');
    const image = product?.images[0];
    if (image) setValue('imageUrl', image.url);
  };
  return (
    <Choice<Prize>
      label={translate('giveaways.form.prize')}
      note={found?.pageInfo?.hasNextPage ? translate('common.valuesPartial') : undefined}
      field={{ helperText: businessName || translate('giveaways.form.prizeHelp') }}
      options={data}
      value={value}
      loading={isFetching}
      filterOptions={options => options}
      getOptionLabel={option => option.title}
      getOptionKey={option => option.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderOption={({ key, ...option }, product) => (
        <li key={key} {...option}>
          {product.title} · {product.businessName}
        </li>
      )}
      noOptionsText={translate('giveaways.form.noPrize')}
      onInputChange={(_, next, reason) => reason === 'input' && setText(next)}
      onChange={(_, chosen) => choose(chosen)}
    />
  );
};
