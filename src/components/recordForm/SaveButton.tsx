import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { ariaKeys } from '../shortcuts/shortcuts.ts';
import { useRecordFormContext } from './RecordFormContext.ts';

/** Saves the form in view; `label` is a message key. */
export const SaveButton = ({ label = 'common.save' }: { label?: string }) => {
  const translate = useTranslate();
  const { busy, submit } = useRecordFormContext();
  return (
    <Button
      variant="contained"
      loading={busy}
      aria-keyshortcuts={ariaKeys('save')}
      onClick={() => void submit()}
    >
      {translate(label)}
    </Button>
  );
};
