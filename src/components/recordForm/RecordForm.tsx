import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Form, OptionalRecordContextProvider } from 'ra-core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { keepEnter } from '../forms/keepEnter.ts';
import { UnsavedGuard } from '../forms/UnsavedGuard.tsx';
import { useShortcut } from '../shortcuts/useShortcut.ts';
import { FormQuestions } from './FormQuestions.tsx';
import { RecordFormContext } from './RecordFormContext.ts';
import type { RecordFormProps } from './RecordFormProps.ts';
import { problemResolver, type ReadValues } from './readValues.ts';
import { useRecordForm } from './useRecordForm.ts';

/** What react-admin's form asks of what is in it. */
interface Inside {
  save: () => void;
  read: () => ReadValues<unknown>;
}

type BodyProps<R, V extends FieldValues, D> = RecordFormProps<R, V, D> & {
  sx?: SxProps<Theme>;
  /** Told when the form becomes busy and when it is done, for what is around it. */
  onBusy?: (busy: boolean) => void;
};

const Body = <R, V extends FieldValues, D>(
  props: BodyProps<R, V, D> & { inside: RefObject<Inside> },
) => {
  const element = useRef<HTMLDivElement>(null);
  const { getValues } = useFormContext<V>();
  const editing = useRecordForm(props, element);
  const { state, base, hasChanges } = editing;
  const save = () => void state.submit();
  props.inside.current = {
    save,
    read: () => props.read(getValues(), base.record && base.values),
  };
  const { onBusy } = props;
  useEffect(() => onBusy?.(state.busy), [onBusy, state.busy]);
  useShortcut('save', save, { within: element });
  return (
    <RecordFormContext value={state}>
      <OptionalRecordContextProvider value={base.record ?? undefined}>
        <Box ref={element} sx={props.sx} onKeyDown={keepEnter}>
          {props.children}
        </Box>
      </OptionalRecordContextProvider>
      <UnsavedGuard hasChanges={hasChanges} onLeave={editing.leave} />
      <FormQuestions {...props} {...editing} />
    </RecordFormContext>
  );
};

/**
 * react-admin's form of one record, with what it lacks: drafts that outlive the page, other people's
 * changes, files, and one way to save. Enter in a line of text does not save, so that nobody changes
 * what customers see by finishing a word.
 */
export const RecordForm = <R, V extends FieldValues, D>(props: BodyProps<R, V, D>) => {
  const { stored, valuesOf } = props;
  // What comes later is merged into what was typed meanwhile: the form is not filled anew.
  const [opened] = useState(() => valuesOf(stored));
  const inside = useRef<Inside>({ save: () => {}, read: () => ({ data: null }) });
  const resolver = useMemo(() => problemResolver(() => inside.current.read()), []);
  return (
    <Box sx={{ display: 'contents', '& > form': { display: 'contents' } }}>
      <Form
        record={opened}
        resolver={resolver}
        shouldFocusError={false}
        disableInvalidFormNotification
        noValidate
        onSubmit={() => inside.current.save()}
      >
        <Body {...props} inside={inside} />
      </Form>
    </Box>
  );
};
