import { HttpError, useTranslate } from 'ra-core';
import { useWatchedRecord } from '@/components/live/useWatchedRecords.ts';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import type { Business } from '@/domain/schemas/business.ts';
import { PleaseWait } from '@/layout/PleaseWait.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** Edits the owner's business. */
const EditProfilePage = () => {
  const translate = useTranslate();
  const { uid } = useAuth().user;
  const watched = useWatchedRecord<Business>('business', uid);
  return (
    <>
      <PageHeader title={translate('profile.editTitle')} backTo={paths.profile()} />
      {watched.state === 'loading' && <PleaseWait inPage />}
      {watched.state === 'missing' && <ErrorState error={new HttpError('missing', 404)} />}
      {watched.state === 'failed' && <ErrorState error={watched.error} retry={watched.retry} />}
      {watched.state === 'there' && <ProfileForm stored={watched.record} />}
    </>
  );
};

export default EditProfilePage;
