import Button from '@mui/material/Button';
import { useEntryText } from '@/i18n/useEntryText.ts';
import { ApplicationError } from '@/layout/ApplicationError.tsx';
import { Notice } from './Notice.tsx';
import { type CodeMissingProps, useUnreachable } from './useUnreachable.ts';

/** In place of a page whose code could not be loaded. */
export const PageMissing = (props: CodeMissingProps) => {
  const text = useEntryText();
  if (!useUnreachable(props)) return <ApplicationError {...props} />;
  return (
    <Notice
      alert
      title={text('start.pageMissing')}
      actions={
        <Button variant="contained" onClick={props.retry}>
          {text('start.retry')}
        </Button>
      }
    />
  );
};
