import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { Panel } from '@/components/Panel.tsx';
import { visuallyHidden } from '@/components/progress/visuallyHidden.ts';
import { sameValue } from '@/domain/fieldChanges.ts';
import {
  COMBINE,
  chosenWith,
  isCombinable,
  MERGE_FIELD_NAMES,
  type MergeChoices,
  type MergeField,
} from '@/domain/merge/mergeChoices.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { FieldValue } from './FieldValue.tsx';

const differs = (field: MergeField, products: readonly Product[]) =>
  products.some(product =>
    chosenWith(field).some(name => !sameValue(product[name], products[0]?.[name])),
  );

/** Whose value it is is seen by its place; by ear it is said before the value. */
const Choice = (props: { value: string; source?: string; children: ReactNode }) => (
  <FormControlLabel
    value={props.value}
    control={<Radio size="small" />}
    label={
      <>
        <span style={visuallyHidden}>{props.source}</span>
        {props.children}
      </>
    }
    sx={{
      m: 0,
      alignItems: 'flex-start',
      '& .MuiRadio-root': { py: 0.25, pl: 0 },
      '& .MuiFormControlLabel-label': { typography: 'body2', pt: 0.25 },
    }}
  />
);

const FieldRow = (props: {
  field: MergeField;
  products: readonly Product[];
  choice: string;
  onChoose: (choice: string) => void;
}) => {
  const { field, products, choice, onChoose } = props;
  const translate = useTranslate();
  const id = useId();
  const name = translate(`merge.edit.field.${field}`);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '150px minmax(0, 1fr)' },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography id={id} variant="body2" color="textSecondary" sx={{ pt: 0.5 }}>
        {name}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={choice}
        onChange={(_, value) => onChoose(value)}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
        }}
      >
        {products.map(product => (
          <Choice
            key={product.id}
            value={product.id}
            source={translate('merge.edit.choose', { title: product.title })}
          >
            <FieldValue field={field} product={product} />
          </Choice>
        ))}
        {isCombinable(field) && <Choice value={COMBINE}>{translate('merge.edit.all')}</Choice>}
      </RadioGroup>
    </Box>
  );
};

/** Where every field of the surviving product comes from. */
export const FieldChoices = (props: {
  products: readonly Product[];
  choices: MergeChoices;
  /** Fields that there is nothing to choose of. */
  fixed: readonly MergeField[];
  onChoose: (field: MergeField, choice: string) => void;
}) => {
  const { products, choices, fixed, onChoose } = props;
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const fields = MERGE_FIELD_NAMES.filter(
    field => !fixed.includes(field) && (all || differs(field, products)),
  );
  return (
    <Panel title={translate('merge.edit.fields')} note={translate('merge.edit.fieldsHelp')}>
      <FormControlLabel
        control={<Switch size="small" checked={all} onChange={(_, shown) => setAll(shown)} />}
        label={translate('merge.edit.showAll')}
        slotProps={{ typography: { variant: 'body2' } }}
        // The switch stands on the panel's edge, not outside it.
        sx={{ ml: 0, mb: 1 }}
      />
      {fields.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('merge.edit.same')}
        </Typography>
      )}
      {fields.map(field => (
        <FieldRow
          key={field}
          field={field}
          products={products}
          choice={choices[field]}
          onChoose={choice => onChoose(field, choice)}
        />
      ))}
    </Panel>
  );
};
