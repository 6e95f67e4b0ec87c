import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Panel } from '@/components/Panel.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { lazyDialog, lazyPart } from '@/components/states/lazyPart.ts';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { OptionRow } from './OptionRow.tsx';
import { useOptionEditing } from './useOptionEditing.ts';

/** Most products have no variants; the grid, and what reads a pasted table, weigh 20 KiB. */
const VariantsPanel = lazyPart(async () => ({
  default: (await import('./VariantsPanel.tsx')).VariantsPanel,
}));

const OptionDialog = lazyDialog(async () => ({
  default: (await import('./OptionDialog.tsx')).OptionDialog,
}));

/** The choices a buyer has, and every combination of them with what is its own. */
export const VariantsSection = () => {
  const translate = useTranslate();
  const { formState } = useFormContext<ProductFormValues>();
  const options = useWatch<ProductFormValues, 'options'>({ name: 'options' });
  const editing = useOptionEditing();
  const [edited, setEdited] = useState<number | null>(null);
  const problem = formState.errors.options?.message ?? formState.errors.variants?.message;
  return (
    <Panel title={translate('products.form.section.variants')}>
      {options.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {translate('products.form.option.none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {options.map((option, index) => (
            <OptionRow
              key={option.name}
              option={option}
              onEdit={() => setEdited(index)}
              onRemove={() => editing.apply(index, null)}
            />
          ))}
        </Box>
      )}
      <Button startIcon={<Add />} onClick={() => setEdited(options.length)}>
        {translate('products.form.option.add')}
      </Button>
      {problem && (
        <FormHelperText error role="alert">
          {translate(problem, { _: problem })}
        </FormHelperText>
      )}
      {options.length > 0 && (
        <Suspense
          fallback={
            <Box sx={{ mt: 3 }}>
              <LoadingSkeleton variant="rounded" height={160} />
            </Box>
          }
        >
          <VariantsPanel editing={editing} />
        </Suspense>
      )}
      {edited !== null && (
        <Suspense>
          <OptionDialog index={edited} editing={editing} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Panel>
  );
};
