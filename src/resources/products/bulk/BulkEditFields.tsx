import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { TypedTags } from '@/components/forms/TagsField.tsx';
import { DEFAULT_LOW_STOCK } from '@/domain/product/deriveProduct.ts';
import { PRODUCT_STATUSES, type Product } from '@/domain/schemas/product.ts';
import { BULK_FIELDS, type BulkEditForm, type BulkField } from './bulkEditForm.ts';
import { AddTagsField, BulkNameField, RemoveTagsField } from './NameFields.tsx';
import { PriceChangeFields } from './PriceChangeFields.tsx';
import { SaleFields } from './SaleFields.tsx';
import { StockChangeFields } from './StockChangeFields.tsx';
import type { SalePlanProblems } from './salePlan.ts';

const LABELS: Record<BulkField, string> = {
  status: 'products.field.status',
  category: 'products.field.category',
  brand: 'products.field.brand',
  price: 'products.field.price',
  sale: 'products.bulk.change.sale',
  stock: 'products.field.stockState',
  lowStockThreshold: 'products.field.lowStockThreshold',
  addTags: 'products.bulk.addTags',
  removeTags: 'products.bulk.removeTags',
};

/** The fields of the bulk edit, each behind a switch. */
export const BulkEditFields = (props: {
  /** Those that are edited; none until they are read. */
  products: readonly Product[];
  form: BulkEditForm;
  onChange: (form: BulkEditForm) => void;
  problems: Partial<Record<BulkField, string>>;
  /** What is wrong with the times of a sale; null where it has none. */
  planProblems: SalePlanProblems | null;
}) => {
  const { products, form, onChange, problems, planProblems } = props;
  const translate = useTranslate();
  const toggle = (field: BulkField) => {
    const on = new Set(form.on);
    if (!on.delete(field)) on.add(field);
    onChange({ ...form, on });
  };
  const nameField = (field: 'category' | 'brand') => (
    <BulkNameField
      {...{ field, products, label: translate(LABELS[field]), value: form[field] }}
      onChange={value => onChange({ ...form, [field]: value })}
    />
  );
  const tagsOf = (field: 'addTags' | 'removeTags') => ({
    ...{ products, label: translate(LABELS[field]), value: form[field] },
    onChange: (value: TypedTags) => onChange({ ...form, [field]: value }),
  });
  const inputs: Record<BulkField, ReactNode> = {
    status: (
      <TextField
        select
        fullWidth
        label={translate(LABELS.status)}
        value={form.status}
        onChange={event => onChange({ ...form, status: event.target.value })}
      >
        {PRODUCT_STATUSES.map(status => (
          <MenuItem key={status} value={status}>
            {translate(`products.status.${status}`)}
          </MenuItem>
        ))}
      </TextField>
    ),
    category: nameField('category'),
    brand: nameField('brand'),
    price: <PriceChangeFields form={form} onChange={onChange} problem={problems.price} />,
    sale: (
      <SaleFields
        form={form}
        onChange={onChange}
        problem={problems.sale}
        planProblems={planProblems}
      />
    ),
    stock: <StockChangeFields form={form} onChange={onChange} problem={problems.stock} />,
    lowStockThreshold: (
      <TextField
        fullWidth
        label={translate('products.form.lowStockThreshold')}
        value={form.lowStockThreshold}
        error={problems.lowStockThreshold !== undefined}
        helperText={translate(problems.lowStockThreshold ?? 'products.form.lowStockHelp', {
          default: DEFAULT_LOW_STOCK,
        })}
        onChange={event => onChange({ ...form, lowStockThreshold: event.target.value })}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    ),
    addTags: <AddTagsField {...tagsOf('addTags')} />,
    removeTags: <RemoveTagsField {...tagsOf('removeTags')} />,
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {BULK_FIELDS.map(field => (
        <Box key={field}>
          <FormControlLabel
            control={<Checkbox checked={form.on.has(field)} onChange={() => toggle(field)} />}
            label={
              field === 'addTags' || field === 'removeTags'
                ? translate(LABELS[field])
                : translate(`products.bulk.change.${field}`)
            }
          />
          {form.on.has(field) && <Box sx={{ pl: 4, pt: 0.5, pb: 1.5 }}>{inputs[field]}</Box>}
        </Box>
      ))}
    </Box>
  );
};
