import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { DeletedDialog } from '../conflict/DeletedDialog.tsx';
import { saveFailure } from '../forms/saveFailure.ts';
import type { FormTrouble } from './useRecordForm.ts';

/** What keeps a form from being saved, and what can be done about it. */
export const FormTroubles = <V extends object>(props: {
  trouble: FormTrouble<V> | null;
  /** Message keys of the fields' names are below this one. */
  fieldsKey: string;
  text: (values: V) => string;
  values: V;
  /** A sentence of the form's own about a failure, in place of the general one. */
  explain?: (error: unknown) => string | null;
  busy: boolean;
  onResolve: (keepMine: ReadonlySet<string>) => void;
  onDismiss: () => void;
}): ReactNode => {
  const { trouble, fieldsKey, busy } = props;
  const translate = useTranslate();
  if (trouble?.kind === 'failed') {
    const { key, message } = saveFailure(trouble.error);
    const own = props.explain?.(trouble.error);
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {own ?? `${translate(key, { message })} ${translate('forms.keep')}`}
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
        onResolve={props.onResolve}
        onClose={props.onDismiss}
      />
    );
  if (trouble?.kind === 'deleted')
    return <DeletedDialog text={props.text(props.values)} onClose={props.onDismiss} />;
  return null;
};
