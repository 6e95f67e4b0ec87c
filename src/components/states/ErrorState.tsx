import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { failureText } from './errorMessage.ts';
import { Notice } from './Notice.tsx';

/** A failure in place of what could not be loaded: denied, missing, unreachable, or unknown. */
export const ErrorState = (props: {
  error: unknown;
  retry?: () => void;
  /** Where to go on when trying again cannot help. */
  onward?: { href: string; label: string };
  /** What helps instead, where trying again does not. */
  action?: ReactNode;
}) => {
  const { error, retry, onward, action } = props;
  const translate = useTranslate();
  const { kind, title, help, params } = failureText(error);
  const canRetry = retry && kind !== 'denied' && kind !== 'missing';
  return (
    <Notice
      alert
      title={translate(title)}
      help={translate(help, { message: translate(params.message, { _: params.message }) })}
      actions={
        canRetry ? (
          <Button variant="outlined" onClick={retry}>
            {translate('common.retry')}
          </Button>
        ) : (
          (action ??
          (onward && (
            <Button variant="outlined" component={Link} to={onward.href}>
              {onward.label}
            </Button>
          )))
        )
      }
    />
  );
};
