import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRecordContext, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import type { Business } from '@/domain/schemas/business.ts';
import { readOrNull } from '@/providers/readOrNull.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { useFollowBusiness } from '../actions/useFollowBusiness.ts';
import { storedPath } from '../images/imageFile.ts';
import { type ImageHelp, SingleImageInput } from '../images/SingleImageInput.tsx';
import { DraftRecovery } from '../recordForm/DraftRecovery.tsx';
import { pickFields } from '../recordForm/pickFields.ts';
import { RecordForm } from '../recordForm/RecordForm.tsx';
import { RecordSaveBar } from '../recordForm/RecordSaveBar.tsx';
import { readBySchema } from '../recordForm/readValues.ts';
import { SaveButton } from '../recordForm/SaveButton.tsx';
import { BusinessFields } from './BusinessFields.tsx';
import { type BusinessFormValues, businessFormSchema, businessFormValues } from './businessForm.ts';
import { CurrencyInput } from './CurrencyInput.tsx';

/** Longest edge of a business's image, in pixels. */
const EDGE = 512;

const filesOf = ({ userImg }: BusinessFormValues) =>
  [storedPath(userImg)].filter(path => path !== null);

const readForm = (values: BusinessFormValues) => readBySchema(businessFormSchema, values);

const BusinessImage = ({ business, help }: { business: Business; help?: ImageHelp }) => {
  const translate = useTranslate();
  return (
    <SingleImageInput
      source="userImg"
      folder={`business/${business.id}/profile`}
      edge={EDGE}
      alt={business.businessName}
      changeLabel={translate('profile.changeImage')}
      removeLabel={translate('profile.removeImage')}
      help={help}
      none={null}
    />
  );
};

/** Edits the business in the record context, for its owner and for administrators alike. */
export const BusinessForm = (props: {
  /** Message keys of the fields' names are below this one. */
  fieldsKey: string;
  /** Why the address it signs in with stands fast. */
  emailHelp: ReactNode;
  imageHelp?: ImageHelp;
  /** Message key of what is said once it is saved. */
  saved: string;
  /** Where it is shown. */
  viewPath: string;
}) => {
  const { fieldsKey, emailHelp, saved, viewPath } = props;
  const business = useRecordContext<Business>();
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const translate = useTranslate();
  const followBusiness = useFollowBusiness();
  const emailId = useId();
  if (!business) return null;
  const { id } = business;
  return (
    <RecordForm
      stored={business}
      draft={{ resource: 'business', record: id }}
      valuesOf={businessFormValues}
      read={readForm}
      refresh={() => readOrNull<Business>(dataProvider, 'business', { id })}
      versionOf={({ version }) => version}
      write={async (data, base, changed) => {
        if (!base) return null;
        const { data: stored } = await dataProvider.update<Business>('business', {
          id,
          data: pickFields(data, changed),
          previousData: base,
        });
        if (stored.businessName !== base.businessName) void followBusiness([stored.id], 'name');
        return stored;
      }}
      onSaved={(_, left) => {
        void queryClient.invalidateQueries();
        notify(saved, { type: 'success' });
        if (!left) navigate(viewPath);
      }}
      files={{ folder: `business/${id}/profile`, of: filesOf }}
      fieldKey={field => `${fieldsKey}.${field}`}
    >
      <DraftRecovery />
      <BusinessFields
        image={<BusinessImage business={business} help={props.imageHelp} />}
        account={
          <>
            <TextField
              id={emailId}
              fullWidth
              label={translate(`${fieldsKey}.businessEmail`)}
              value={business.businessEmail}
              helperText={emailHelp}
              slotProps={{ input: { readOnly: true } }}
            />
            <CurrencyInput />
          </>
        }
      />
      <RecordSaveBar>
        <SaveButton />
      </RecordSaveBar>
    </RecordForm>
  );
};
