import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { failureText } from './errorMessage.ts';
import { Notice } from './Notice.tsx';

/** A failure in place of what could not be loaded: denied, missing, unreachable, or unknown. */
export const ErrorState = ({ error, retry }: { error: unknown; retry?: () => void }) => {
  const translate = useTranslate();
  const { kind, title, help, params } = failureText(error);
  const canRetry = retry && kind !== 'denied' && kind !== 'missing';
  return (
    <Notice
      alert
      title={translate(title)}
      help={translate(help, { message: translate(params.message, { _: params.message }) })}
      actions={
        canRetry && (
          <Button variant="outlined" onClick={retry}>
            {translate('common.retry')}
          </Button>
        )
      }
    />
  );
};
