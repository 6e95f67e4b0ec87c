import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { BusinessForm } from '@/components/business/BusinessForm.tsx';
import { PageHeader } from '@/components/PageHeader.tsx';
import { WatchedRecordPage } from '@/components/WatchedRecordPage.tsx';
import { paths } from '@/routes/paths.ts';

/** Edits a business's profile; its status has actions of its own. */
const BusinessEdit = () => {
  const { id } = useParams();
  const translate = useTranslate();
  return (
    <WatchedRecordPage
      key={id}
      resource="business"
      id={id}
      view="edit"
      listHref={paths.allBusiness()}
      listName={translate('business.title')}
    >
      {business => (
        <>
          <PageHeader
            title={translate('business.form.editTitle', { name: business.businessName })}
            backTo={paths.viewBusiness(business.id)}
          />
          <BusinessForm
            fieldsKey="business.field"
            emailHelp={translate('business.form.emailFixed')}
            saved="business.form.saved"
            viewPath={paths.viewBusiness(business.id)}
          />
        </>
      )}
    </WatchedRecordPage>
  );
};

export default BusinessEdit;
