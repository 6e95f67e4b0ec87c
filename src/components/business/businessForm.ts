import { z } from 'zod';
import { type Business, businessProfileSchema } from '@/domain/schemas/business.ts';
import { email, imageAddress, isWebAddress } from '@/domain/schemas/common.ts';

const withScheme = (address: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address;

/** What the form of a business accepts: the domain's rules, and sound addresses and phone numbers. */
export const businessFormSchema = businessProfileSchema.extend({
  userImg: imageAddress.nullable(),
  phone: businessProfileSchema.shape.phone.refine(
    phone =>
      phone === '' ||
      (/^[+(\d][\d\s()./-]*$/.test(phone) && /\d{3}/.test(phone.replace(/\D/g, ''))),
    { error: 'profile.error.phone' },
  ),
  website: businessProfileSchema.shape.website
    .transform(withScheme)
    .refine(address => address === '' || isWebAddress(address), {
      error: 'validation.webAddress',
    }),
});

/** What the form of a business holds. */
export type BusinessFormValues = z.input<typeof businessFormSchema>;

const BLANK: BusinessFormValues = {
  businessName: '',
  userImg: null,
  contactName: '',
  phone: '',
  website: '',
  address: '',
  country: '',
  about: '',
  baseCurrency: 'USD',
};

/** The form's values for a stored business; blank ones for none. */
export const businessFormValues = (business: Business | null): BusinessFormValues =>
  business
    ? {
        businessName: business.businessName,
        userImg: business.userImg ?? null,
        contactName: business.contactName,
        phone: business.phone,
        website: business.website,
        address: business.address,
        country: business.country,
        about: business.about,
        baseCurrency: business.baseCurrency,
      }
    : BLANK;

/** What the form for a new business accepts. */
export const newBusinessSchema = businessFormSchema.extend({
  businessEmail: email,
  status: z.enum(['approved', 'pending']),
});

/** What the form for a new business holds. */
export type NewBusinessValues = z.input<typeof newBusinessSchema>;

/** What a new business starts with: nothing, or the details of another one but its picture. */
export const newBusinessValues = (like: Business | null = null): NewBusinessValues => ({
  businessEmail: '',
  status: 'approved',
  ...businessFormValues(like),
  userImg: null,
});
