import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { byEscape } from '@/components/actions/byEscape.ts';
import { SavingForm } from '@/components/forms/SavingForm.tsx';
import { UnsavedGuard } from '@/components/forms/UnsavedGuard.tsx';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';
import { AttachmentField } from './AttachmentField.tsx';
import { KINDS, useNewRequest } from './useNewRequest.ts';

/** The owner's form for a new request. What is written stays until it is submitted. */
export const NewRequestDialog = (props: {
  /** The kind it is opened for; null where none was named. */
  kind: string | null;
  onClose: () => void;
  onDone: (id: string) => void;
}) => {
  const translate = useTranslate();
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const form = useNewRequest(props.kind, props.onDone);
  const { draft, change, errors, busy } = form;
  return (
    <Dialog
      open
      fullScreen={phone}
      onClose={busy ? undefined : byEscape(props.onClose)}
      aria-labelledby={id}
    >
      <SavingForm
        // Only the fields scroll, the buttons stay in view.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
        onSave={() => void form.submit()}
      >
        <DialogTitle id={id}>{translate('requests.form.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {form.failure && <Alert severity="error">{form.failure}</Alert>}
            <TextField
              select
              label={translate('requests.form.kind')}
              value={draft.kind}
              onChange={event => {
                const kind = KINDS.find(one => one === event.target.value);
                if (kind) change({ kind });
              }}
            >
              {KINDS.map(kind => (
                <MenuItem key={kind} value={kind}>
                  {translate(`requests.kind.${kind}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              required
              autoFocus
              label={translate('requests.field.subject')}
              value={draft.subject}
              onChange={event => change({ subject: event.target.value })}
              error={errors.subject !== undefined}
              helperText={errors.subject}
            />
            {draft.kind === 'emailChange' && (
              <TextField
                required
                type="email"
                label={translate('requests.form.email')}
                value={draft.email}
                onChange={event => change({ email: event.target.value })}
                error={errors.businessEmail !== undefined}
                helperText={
                  errors.businessEmail ??
                  translate('requests.form.emailHelp', { email: form.email })
                }
              />
            )}
            <TextField
              required
              multiline
              minRows={4}
              label={translate('requests.field.message')}
              value={draft.message}
              onChange={event => change({ message: event.target.value })}
              error={errors.message !== undefined}
              helperText={errors.message}
            />
            <AttachmentField files={form.files} onChange={form.setFiles} />
            <Typography variant="body2" color="textSecondary" role="status">
              {form.uploading ?? translate('requests.form.kept')}
            </Typography>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={props.onClose} disabled={busy}>
            {translate('common.close')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={busy}
            aria-keyshortcuts={ariaKeys('save')}
          >
            {translate('requests.form.submit')}
          </Button>
        </DialogActions>
      </SavingForm>
      <UnsavedGuard hasChanges={form.hasChanges} />
    </Dialog>
  );
};
