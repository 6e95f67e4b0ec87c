import Alert from '@mui/material/Alert';
import { CreateBase, useTranslate } from 'ra-core';
import { BusinessFields } from '@/components/business/BusinessFields.tsx';
import { CurrencyInput } from '@/components/business/CurrencyInput.tsx';
import { ChoiceInput } from '@/components/forms/ChoiceInput.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { PageHeader } from '@/components/PageHeader.tsx';
import { DraftRecovery } from '@/components/recordForm/DraftRecovery.tsx';
import { RecordForm } from '@/components/recordForm/RecordForm.tsx';
import { RecordSaveBar } from '@/components/recordForm/RecordSaveBar.tsx';
import { SaveButton } from '@/components/recordForm/SaveButton.tsx';
import { paths } from '@/routes/paths.ts';
import { useNewBusiness } from './form/useNewBusiness.ts';

const STATUSES = [
  { value: 'approved', label: 'business.form.statusApproved' },
  { value: 'pending', label: 'business.form.statusPending' },
];

/** Adds a business: its account, its record and the invitation of its owner. */
const BusinessCreate = () => {
  const translate = useTranslate();
  const newBusiness = useNewBusiness();
  return (
    <CreateBase resource="business" redirect={false} disableAuthentication>
      <PageHeader title={translate('business.form.addTitle')} backTo={paths.allBusiness()} />
      <RecordForm {...newBusiness}>
        <DraftRecovery />
        <BusinessFields
          account={
            <>
              <Alert severity="info">{translate('business.form.accountHelp')}</Alert>
              <TextInput
                name="businessEmail"
                label={translate('business.field.businessEmail')}
                required
                autoFocus
              />
              <ChoiceInput
                name="status"
                label={translate('business.form.status')}
                choices={STATUSES.map(({ value, label }) => ({ value, label: translate(label) }))}
              />
              <CurrencyInput />
            </>
          }
        />
        <RecordSaveBar>
          <SaveButton label="business.form.create" />
        </RecordSaveBar>
      </RecordForm>
    </CreateBase>
  );
};

export default BusinessCreate;
