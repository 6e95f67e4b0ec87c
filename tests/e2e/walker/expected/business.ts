import type { Business } from '../../../../src/domain/schemas/business.ts';
import type { Speaker } from '../words.ts';
import type { Expected } from './expectation.ts';

/** A business in its list, on its page and in its owner's profile. */
export const expectedBusiness = (business: Business, { say, country }: Speaker): Expected => {
  const named = (field: string) => say(`business.field.${field}`);
  const { isBusinessOwner: status } = business;
  return {
    [named('businessName')]: { begins: business.businessName },
    [named('businessEmail')]: { text: business.businessEmail },
    [named('isBusinessOwner')]: {
      text: business.isDeleted
        ? say('business.status.deleted')
        : say(`business.status.${status}`, { _: status, status }),
    },
    [named('contactName')]: { text: business.contactName },
    [named('phone')]: { text: business.phone },
    [named('website')]: { text: business.website },
    [named('address')]: { text: business.address },
    [named('country')]: { text: business.country && country(business.country) },
    [named('baseCurrency')]: { text: business.baseCurrency },
    [named('createdAt')]: { at: business.createdAt },
    [named('updatedAt')]: { at: business.updatedAt },
  };
};
