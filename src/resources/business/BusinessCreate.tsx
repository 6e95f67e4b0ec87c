import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import { ChoiceInput } from '@/components/forms/ChoiceInput.tsx';
import { SaveBar } from '@/components/forms/SaveBar.tsx';
import { SavingForm } from '@/components/forms/SavingForm.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { UnsavedGuard } from '@/components/forms/UnsavedGuard.tsx';
import { PageHeader } from '@/components/PageHeader.tsx';
import { FormTroubles } from '@/components/recordForm/FormTroubles.tsx';
import { Section } from '@/components/Section.tsx';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';
import { paths } from '@/routes/paths.ts';
import { BusinessFields } from './form/BusinessFields.tsx';
import { useNewBusiness } from './form/useNewBusiness.ts';

const STATUSES = [
  { value: 'approved', label: 'business.form.statusApproved' },
  { value: 'pending', label: 'business.form.statusPending' },
];

/** Adds a business: its account, its record and the invitation of its owner. */
const BusinessCreate = () => {
  const translate = useTranslate();
  const {
    form,
    trouble,
    offer,
    busy,
    unsaved,
    hasChanges,
    submit,
    resolve,
    dismiss,
    discard,
    explain,
  } = useNewBusiness();
  const label = (field: string) =>
    translate(field === 'status' ? 'business.form.status' : `business.field.${field}`);
  return (
    <>
      <PageHeader title={translate('business.form.addTitle')} backTo={paths.allBusiness()} />
      <FormProvider {...form}>
        <SavingForm
          sx={{ maxWidth: 860 }}
          onSave={() => {
            void submit();
          }}
        >
          <FormTroubles
            trouble={trouble}
            offer={offer}
            fieldsKey="business.field"
            values={form.getValues()}
            explain={explain}
            busy={busy}
            onResolve={resolve}
            onDismiss={dismiss}
          />
          <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
            <Section title={translate('business.form.account')}>
              <Box sx={{ display: 'grid', gap: 2 }}>
                <Alert severity="info">{translate('business.form.accountHelp')}</Alert>
                <TextInput name="businessEmail" label={label('businessEmail')} required autoFocus />
                <ChoiceInput
                  name="status"
                  label={label('status')}
                  choices={STATUSES.map(choice => ({
                    ...choice,
                    label: translate(choice.label),
                  }))}
                />
              </Box>
            </Section>
            <Section title={translate('business.form.profile')}>
              <BusinessFields />
            </Section>
          </Box>
          <SaveBar
            unsaved={unsaved.fields.map(label)}
            nothing={translate('forms.nothingNew')}
            problem={null}
            onDiscard={discard}
            busy={busy}
          >
            <Button
              type="submit"
              variant="contained"
              loading={busy}
              aria-keyshortcuts={ariaKeys('save')}
            >
              {translate('business.form.create')}
            </Button>
          </SaveBar>
        </SavingForm>
      </FormProvider>
      <UnsavedGuard hasChanges={hasChanges} />
    </>
  );
};

export default BusinessCreate;
