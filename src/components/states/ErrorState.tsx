import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from './Notice.tsx';
import { useErrorText } from './useErrorText.ts';

/** A failure in place of what could not be loaded: denied, missing, unreachable, or unknown. */
export const ErrorState = (props: {
  error: unknown;
  retry?: () => void;
  /** Where to go on when trying again cannot help. */
  onward?: { href: string; label: string };
  /** What helps instead, where trying again does not. */
  action?: ReactNode;
  /** Stands in place of a whole page, whose title it is. */
  page?: boolean;
}) => {
  const { error, retry, onward, action, page } = props;
  const translate = useTranslate();
  const { kind, title, help } = useErrorText()(error);
  const canRetry = retry && kind !== 'denied' && kind !== 'missing';
  return (
    <Notice
      alert
      page={page}
      title={title}
      help={help}
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
