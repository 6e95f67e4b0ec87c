import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { FormProvider, useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { SaveBar } from '@/components/forms/SaveBar.tsx';
import { SavingForm } from '@/components/forms/SavingForm.tsx';
import { UnsavedGuard } from '@/components/forms/UnsavedGuard.tsx';
import { SingleImageInput } from '@/components/images/SingleImageInput.tsx';
import { PageHeader } from '@/components/PageHeader.tsx';
import { FormTroubles } from '@/components/recordForm/FormTroubles.tsx';
import { Section } from '@/components/Section.tsx';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';
import { WatchedRecordPage } from '@/components/WatchedRecordPage.tsx';
import { useProfileImage } from '@/custom-pages/profile/useProfileImage.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { paths } from '@/routes/paths.ts';
import { BusinessFields } from './form/BusinessFields.tsx';
import { useBusinessEditing } from './form/useBusinessEditing.ts';

const BusinessForm = ({ business }: { business: Business }) => {
  const translate = useTranslate();
  const { form, trouble, offer, busy, unsaved, hasChanges, submit, resolve, dismiss, discard } =
    useBusinessEditing(business);
  const image = useWatch({ control: form.control, name: 'userImg' });
  const { queue, stored } = useProfileImage(business.id, url => form.setValue('userImg', url));
  const label = (field: string) => translate(`business.field.${field}`);
  return (
    <>
      <PageHeader
        title={translate('business.form.editTitle', { name: business.businessName })}
        backTo={paths.viewBusiness(business.id)}
      />
      <FormProvider {...form}>
        <SavingForm
          sx={{ maxWidth: 860 }}
          onSave={() => {
            // A picture that is stuck says so itself, with ways to go on.
            void stored().then(ready => (ready ? submit() : undefined));
          }}
        >
          <FormTroubles
            trouble={trouble}
            offer={offer}
            fieldsKey="business.field"
            values={form.getValues()}
            busy={busy}
            onResolve={resolve}
            onDismiss={dismiss}
          />
          <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
            <Section title={translate('business.form.account')}>
              <TextField
                fullWidth
                id="business-email"
                label={label('businessEmail')}
                value={business.businessEmail}
                helperText={translate('business.form.emailFixed')}
                slotProps={{ input: { readOnly: true } }}
              />
            </Section>
            <Section title={translate('business.form.profile')}>
              <Box sx={{ display: 'grid', gap: 2 }}>
                <SingleImageInput
                  address={image ?? null}
                  alt={business.businessName}
                  queue={queue}
                  changeLabel={translate('profile.changeImage')}
                  removeLabel={translate('profile.removeImage')}
                  onRemove={() => form.setValue('userImg', null)}
                />
                <BusinessFields />
              </Box>
            </Section>
          </Box>
          <SaveBar
            unsaved={unsaved.fields.map(label)}
            nothing={translate('forms.nothing')}
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
              {translate('common.save')}
            </Button>
          </SaveBar>
        </SavingForm>
      </FormProvider>
      <UnsavedGuard hasChanges={hasChanges} />
    </>
  );
};

/** Edits a business's profile; its status has actions of its own. */
const BusinessEdit = () => {
  const { id: businessId } = useParams();
  const translate = useTranslate();
  return (
    <WatchedRecordPage<Business>
      resource="business"
      id={businessId}
      listHref={paths.allBusiness()}
      listName={translate('business.title')}
    >
      {business => <BusinessForm key={business.id} business={business} />}
    </WatchedRecordPage>
  );
};

export default BusinessEdit;
