import MuiLink from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { BusinessForm } from '@/components/business/BusinessForm.tsx';
import { PageHeader } from '@/components/PageHeader.tsx';
import { WatchedRecordPage } from '@/components/WatchedRecordPage.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { askAddress } from '@/routes/askAddress.ts';
import { paths } from '@/routes/paths.ts';

/** Edits the owner's business. */
const EditProfilePage = () => {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('profile.editTitle')} backTo={paths.profile()} />
      <WatchedRecordPage resource="business" id={useAuth().user.uid} view="edit">
        {() => (
          <BusinessForm
            fieldsKey="profile.field"
            emailHelp={
              <>
                {translate('profile.fixedEmail')}{' '}
                <MuiLink component={Link} to={askAddress('emailChange')} underline="always">
                  {translate('profile.askEmail')}
                </MuiLink>
              </>
            }
            imageHelp={{ some: translate('profile.imageHelp'), none: translate('profile.noImage') }}
            saved="profile.saved"
            viewPath={paths.profile()}
          />
        )}
      </WatchedRecordPage>
    </>
  );
};

export default EditProfilePage;
