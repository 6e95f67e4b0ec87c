import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { failureKind } from '@/domain/errors.ts';
import { ErrorState } from '../states/ErrorState.tsx';

/** Why a list could not be read, and what to do: try again, or begin without filters and order. */
export const ListFailure = () => {
  const { error, refetch } = useListContext();
  const [, setSearch] = useSearchParams();
  const translate = useTranslate();
  if (failureKind(error) !== 'unanswered') return <ErrorState error={error} retry={refetch} />;
  return (
    <ErrorState
      error={error}
      action={
        <Button variant="outlined" onClick={() => setSearch({})}>
          {translate('common.startOver')}
        </Button>
      }
    />
  );
};
