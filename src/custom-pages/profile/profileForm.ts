import type { z } from 'zod';
import { type Business, businessProfileSchema } from '@/domain/schemas/business.ts';
import { imageAddress, isWebAddress } from '@/domain/schemas/common.ts';

const withScheme = (address: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(address) ? `https://${address}` : address;

/** What the profile form accepts: the domain's rules, and sound addresses and phone numbers. */
export const profileFormSchema = businessProfileSchema.extend({
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

/** What the profile form holds. */
export type ProfileValues = z.input<typeof profileFormSchema>;

/** What is stored of it. */
export type ProfileResult = z.output<typeof profileFormSchema>;

/** The form's values for a stored business. */
export const profileValues = (business: Business): ProfileValues => ({
  businessName: business.businessName,
  userImg: business.userImg ?? null,
  contactName: business.contactName,
  phone: business.phone,
  website: business.website,
  address: business.address,
  country: business.country,
  about: business.about,
  baseCurrency: business.baseCurrency,
});
