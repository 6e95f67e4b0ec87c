import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { combinationCount } from '@/domain/product/variants/combinations.ts';
import { MAX_VARIANTS } from '@/domain/schemas/product.ts';
import { OptionFields } from './OptionFields.tsx';
import { optionProblems, withTypedValues } from './optionRules.ts';
import type { OptionEditing } from './useOptionEditing.ts';

/** Makes or changes one option; says what becomes of the variants before it does. */
export const OptionDialog = (props: {
  index: number;
  editing: OptionEditing;
  onClose: () => void;
}) => {
  const { index, editing, onClose } = props;
  const translate = useTranslate();
  const { getValues } = useFormContext<ProductFormValues>();
  const [before] = useState(() => structuredClone(getValues()));
  const option = before.options[index];
  const [name, setName] = useState(option?.name ?? '');
  const [values, setValues] = useState(
    () => option?.values.map(value => ({ from: value.name, ...value })) ?? [],
  );
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const edit = useMemo(
    () => ({ name: name.trim(), values: withTypedValues(values, typed) }),
    [name, values, typed],
  );
  const others = before.options.filter((_, at) => at !== index);
  const problems = optionProblems(edit, others);
  const count = combinationCount([...others, edit]);
  const tooMany = count > MAX_VARIANTS;
  const isSound = Object.keys(problems).length === 0 && !tooMany;
  const previewed = useDeferredValue(isSound ? edit : null);
  const effect = useMemo(() => {
    if (!previewed) return null;
    const after = editing.preview(index, previewed).variants;
    const ids = new Set(after.map(({ id }) => id));
    const removed = before.variants.filter(({ id }) => !ids.has(id)).length;
    const added = after.length - (before.variants.length - removed);
    return { count: after.length, added, removed };
  }, [previewed, editing, index, before]);
  const apply = () => {
    setAsked(true);
    if (!isSound) return;
    editing.apply(index, edit);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="option-title">
      <DialogTitle id="option-title">{translate('products.form.option.title')}</DialogTitle>
      <DialogContent>
        <OptionFields
          name={name}
          onName={setName}
          values={values}
          onValues={setValues}
          typed={typed}
          onTyped={setTyped}
          problems={asked ? problems : {}}
        />
        {tooMany && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {translate('products.form.option.tooMany', { count })}
          </Alert>
        )}
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {effect &&
            translate('products.form.option.effect', {
              ...effect,
              smart_count: effect.count,
            })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button variant="contained" onClick={apply} disabled={tooMany}>
          {translate('products.form.option.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
