import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '@/components/forms/ChoiceInput.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { RecordFormDialog } from '@/components/recordForm/RecordFormDialog.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import { KINDS, type NewRequestValues, useNewRequest } from './useNewRequest.ts';

/** The address that is asked for, where one is. */
const EmailInput = ({ present }: { present: string }) => {
  const translate = useTranslate();
  const kind = useWatch<NewRequestValues, 'kind'>({ name: 'kind' });
  return (
    kind === 'emailChange' && (
      <TextInput
        name="email"
        type="email"
        required
        label={translate('requests.form.email')}
        help={translate('requests.form.emailHelp', { email: present })}
      />
    )
  );
};

/** The owner's form for a new request. What is written stays until it is submitted. */
export const NewRequestDialog = (props: {
  /** The kind it is opened for; null where none was named. */
  kind: string | null;
  onClose: () => void;
  onDone: () => void;
}) => {
  const { kind, onClose, onDone } = props;
  const translate = useTranslate();
  const { form, uploading, email } = useNewRequest(kind, onDone);
  return (
    <RecordFormDialog
      {...form}
      title={translate('requests.form.title')}
      cancelLabel="common.close"
      saveLabel="requests.form.submit"
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <ChoiceInput
          name="kind"
          label={translate('requests.form.kind')}
          choices={KINDS.map(value => ({
            value,
            label: translate(`requests.kind.${value}`),
          }))}
        />
        <TextInput name="subject" label={translate('requests.field.subject')} required autoFocus />
        <EmailInput present={email} />
        <TextInput name="message" label={translate('requests.field.message')} required rows={4} />
        <AttachmentField />
        <Typography variant="body2" color="textSecondary" role="status">
          {uploading ?? translate('requests.form.kept')}
        </Typography>
      </Stack>
    </RecordFormDialog>
  );
};
