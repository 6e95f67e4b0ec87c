import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router';
import { ConflictDialog } from '@/components/conflict/ConflictDialog.tsx';
import { DraftOffer } from '@/components/draft/DraftOffer.tsx';
import { ChoiceInput } from '@/components/forms/ChoiceInput.tsx';
import { CountryInput } from '@/components/forms/CountryInput.tsx';
import { SaveBar } from '@/components/forms/SaveBar.tsx';
import { SavingForm } from '@/components/forms/SavingForm.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { UnsavedGuard } from '@/components/forms/UnsavedGuard.tsx';
import { SingleImageInput } from '@/components/images/SingleImageInput.tsx';
import { Section } from '@/components/Section.tsx';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';
import { BASE_CURRENCIES, type Business } from '@/domain/schemas/business.ts';
import { askAddress } from '@/routes/askAddress.ts';
import { useProfileEditing } from './useProfileEditing.ts';

const rows = { display: 'grid', gap: 2 } as const;
const pairs = { ...rows, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** The fields of the owner's business. */
export const ProfileForm = ({ stored }: { stored: Business }) => {
  const translate = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const editing = useProfileEditing(stored, element);
  const { form, queue, image, draft, conflict } = editing;
  const label = (field: string) => translate(`profile.field.${field}`);
  return (
    <FormProvider {...form}>
      <SavingForm element={element} onSave={() => void editing.submit()}>
        {draft.savedAt && (
          <DraftOffer
            savedAt={draft.savedAt}
            onRestore={editing.restoreDraft}
            onDiscard={draft.clear}
          />
        )}
        <Box
          sx={{
            ...rows,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
          }}
        >
          <Box sx={{ ...rows, alignContent: 'start' }}>
            <Section title={translate('profile.about')}>
              <Box sx={rows}>
                <TextInput name="businessName" label={label('businessName')} required />
                <TextInput name="about" label={label('about')} rows={4} />
                <SingleImageInput
                  address={image}
                  alt={stored.businessName}
                  queue={queue}
                  changeLabel={translate('profile.changeImage')}
                  removeLabel={translate('profile.removeImage')}
                  help={translate(image ? 'profile.imageHelp' : 'profile.noImage')}
                  onRemove={() => form.setValue('userImg', null)}
                />
              </Box>
            </Section>
            <Section title={translate('profile.contact')}>
              <Box sx={rows}>
                <Box sx={pairs}>
                  <TextInput name="contactName" label={label('contactName')} autoComplete="name" />
                  <TextInput name="phone" label={label('phone')} type="tel" autoComplete="tel" />
                </Box>
                <TextInput
                  name="website"
                  label={label('website')}
                  type="url"
                  help={translate('profile.websiteHelp')}
                />
                <TextInput name="address" label={label('address')} />
                <CountryInput name="country" label={label('country')} />
              </Box>
            </Section>
          </Box>
          <Section title={translate('profile.account')}>
            <Box sx={rows}>
              <TextField
                id="profile-email"
                label={label('businessEmail')}
                value={stored.businessEmail}
                helperText={
                  <>
                    {translate('profile.fixedEmail')}{' '}
                    <MuiLink component={Link} to={askAddress('emailChange')} underline="always">
                      {translate('profile.askEmail')}
                    </MuiLink>
                  </>
                }
                slotProps={{ input: { readOnly: true } }}
              />
              <ChoiceInput
                name="baseCurrency"
                label={label('baseCurrency')}
                help={translate('profile.currencyHelp')}
                choices={BASE_CURRENCIES.map(code => ({ value: code, label: code }))}
              />
            </Box>
          </Section>
        </Box>
        <SaveBar
          unsaved={editing.unsaved.map(label)}
          nothing={translate('forms.nothing')}
          problem={editing.problem}
          waiting={editing.waiting}
          onDiscard={editing.discard}
          busy={editing.busy}
        >
          <Button
            type="submit"
            variant="contained"
            loading={editing.busy}
            aria-keyshortcuts={ariaKeys('save')}
          >
            {translate('common.save')}
          </Button>
        </SaveBar>
      </SavingForm>
      <UnsavedGuard hasChanges={editing.hasChanges} />
      {conflict && (
        <ConflictDialog
          conflicts={conflict.conflicts}
          words={{
            label,
            show: (_, value) =>
              value ? String(value) : <em>{translate('products.form.conflict.empty')}</em>,
          }}
          saving={editing.busy}
          confirm={conflict.confirm}
          onResolve={editing.resolve}
          onClose={editing.closeConflict}
        />
      )}
    </FormProvider>
  );
};
