import Alert from '@mui/material/Alert';
import { CreateBase, useGetOne, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { BusinessFields } from '@/components/business/BusinessFields.tsx';
import { CurrencyInput } from '@/components/business/CurrencyInput.tsx';
import { ChoiceInput } from '@/components/forms/ChoiceInput.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { PageHeader } from '@/components/PageHeader.tsx';
import { DraftRecovery } from '@/components/recordForm/DraftRecovery.tsx';
import { RecordForm } from '@/components/recordForm/RecordForm.tsx';
import { RecordSaveBar } from '@/components/recordForm/RecordSaveBar.tsx';
import { SaveButton } from '@/components/recordForm/SaveButton.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { recordName } from '@/domain/recordName.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { LIKE, paths } from '@/routes/paths.ts';
import { useNewBusiness } from './form/useNewBusiness.ts';

const STATUSES = [
  { value: 'approved', label: 'business.form.statusApproved' },
  { value: 'pending', label: 'business.form.statusPending' },
];

const NewBusiness = ({ like }: { like: Business | null }) => {
  const translate = useTranslate();
  const newBusiness = useNewBusiness(like);
  return (
    <CreateBase resource="business" redirect={false} disableAuthentication>
      <PageHeader title={translate('business.form.addTitle')} backTo={paths.allBusiness()} />
      <RecordForm {...newBusiness}>
        <DraftRecovery />
        <BusinessFields
          account={
            <>
              <Alert role="note" severity="info">
                {translate('business.form.accountHelp')}
              </Alert>
              {like && (
                <Alert role="note" severity="warning">
                  {translate('business.form.like', { name: recordName('business', like) })}
                </Alert>
              )}
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

/**
 * Adds a business: its account, its record and the invitation of its owner. Where the address names another
 * one, its details are filled in.
 */
const BusinessCreate = () => {
  const [search] = useSearchParams();
  const id = search.get(LIKE) ?? '';
  const { data, error, refetch } = useGetOne<Business>('business', { id }, { enabled: id !== '' });
  if (id !== '' && error && !data)
    return <ErrorState page error={error} retry={() => void refetch()} />;
  if (id !== '' && !data) return <InPageLoader />;
  return <NewBusiness key={id} like={data ?? null} />;
};

export default BusinessCreate;
