import { useTranslate } from 'ra-core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { SaveBar } from '../forms/SaveBar.tsx';
import { useRecordFormContext } from './RecordFormContext.ts';
import { useFormProblem } from './useFormProblem.ts';

/**
 * The bar at the foot of a record's form.
 * @param props.note what should be known before saving.
 * @param props.newKey the message key of what it says of a new record that nobody has touched.
 */
export const RecordSaveBar = (props: {
  note?: string | null;
  newKey?: string;
  children: ReactNode;
}) => {
  const { newKey = 'forms.nothingNew' } = props;
  const translate = useTranslate();
  const { unsaved, fieldKey, isNew, phase, busy, uploads, discard } = useRecordFormContext();
  const moving = useSyncExternalStore(uploads.subscribe, uploads.moving);
  return (
    <SaveBar
      unsaved={unsaved.map(field => translate(fieldKey(field)))}
      nothing={translate(isNew ? newKey : 'forms.nothing')}
      problem={useFormProblem()}
      waiting={
        phase === 'uploading' && moving > 0
          ? translate('forms.waiting', { smart_count: moving })
          : null
      }
      note={props.note}
      onDiscard={discard}
      busy={busy}
    >
      {props.children}
    </SaveBar>
  );
};
