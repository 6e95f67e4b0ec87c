import { z } from 'zod';
import type { Did } from '../../../src/domain/functions/did.ts';
import { type FunctionStore, StoreConflict } from '../../../src/domain/functions/functionStore.ts';
import { email } from '../../../src/domain/schemas/common.ts';
import type { MailNews } from './mailNews.ts';
import type { MailSettings } from './mailSettings.ts';
import { mailText } from './mailText.ts';

const addressedSchema = z.object({
  businessEmail: email,
  businessName: z.string().catch(''),
  isDeleted: z.boolean().catch(false),
});

/**
 * Hands mails to Firebase's extension *Trigger Email*: a document for each, which the extension sends and writes its
 * delivery into. One that is there already is left as it is. They go to the address that the business has now; who was
 * deleted hears of that alone, since nothing else can be read behind the sign-in.
 */
export const sendMail = async (
  store: FunctionStore,
  news: readonly MailNews[],
  settings: MailSettings,
): Promise<Did> => {
  const did = { mails: 0, unaddressed: 0 };
  for (const one of news) {
    const stored = await store.get('business', one.businessId);
    const { data: business } = addressedSchema.safeParse(stored?.data ?? {});
    if (!business) {
      did.unaddressed += 1;
      continue;
    }
    if (business.isDeleted && one.kind === 'answered') continue;
    const data = {
      to: business.businessEmail,
      message: mailText(one, business.businessName, settings),
    };
    try {
      await store.commit([{ type: 'create', collection: settings.collection, id: one.id, data }]);
      did.mails += 1;
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
  return did;
};
