import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { DeletedDialog } from '../conflict/DeletedDialog.tsx';
import { DraftOffer } from '../draft/DraftOffer.tsx';
import type { FormTrouble } from './useRecordForm.ts';

interface FormTroublesProps<V extends object> {
  trouble: FormTrouble<V> | null;
  /** Unsaved changes of an earlier visit. */
  offer: ComponentProps<typeof DraftOffer> | null;
  /** Message keys of the fields' names are below this one. */
  fieldsKey: string;
  values: V;
  /** A sentence of the form's own about a failure, in place of the general one. */
  explain?: (error: unknown) => string | null;
  busy: boolean;
  onResolve: (keepMine: ReadonlySet<string>) => void;
  onDismiss: () => void;
}

const Trouble = <V extends object>(props: FormTroublesProps<V>): ReactNode => {
  const { trouble, fieldsKey, busy } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  if (trouble?.kind === 'failed') {
    const own = props.explain?.(trouble.error);
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {own ?? `${errorText(trouble.error).notSaved} ${translate('forms.keep')}`}
      </Alert>
    );
  }
  if (trouble?.kind === 'conflict')
    return (
      <ConflictDialog
        conflicts={trouble.conflict.conflicts}
        words={{
          label: field => translate(`${fieldsKey}.${field}`, { _: field }),
          show: (_, value) =>
            value === null || value === '' ? translate('common.none') : String(value),
        }}
        saving={busy}
        confirm={trouble.restores ? 'forms.useResult' : undefined}
        onResolve={props.onResolve}
        onClose={props.onDismiss}
      />
    );
  if (trouble?.kind === 'deleted')
    return (
      <DeletedDialog
        text={Object.entries(props.values)
          .filter(([, value]) => value !== null && value !== '')
          .map(([field, value]) => `${translate(`${fieldsKey}.${field}`, { _: field })}: ${value}`)
          .join('\n')}
        onClose={props.onDismiss}
      />
    );
  return null;
};

/** What is left of an earlier visit, what keeps a form from being saved, and what to do about it. */
export const FormTroubles = <V extends object>(props: FormTroublesProps<V>) => (
  <>
    {props.offer && <DraftOffer {...props.offer} />}
    <Trouble {...props} />
  </>
);
