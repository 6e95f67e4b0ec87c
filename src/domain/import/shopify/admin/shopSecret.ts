import { z } from 'zod';
import { MYSHOPIFY } from '../shopifyApi.ts';
import { ShopRefusal } from './shopRefusal.ts';

// A header and a form take these signs as they are.
const word = z.string().regex(/^[\w-]{10,200}$/);

const shop = z.string().toLowerCase().regex(MYSHOPIFY);

const entrySchema = z.union([
  z.object({ shop, token: word }),
  z.object({ shop, clientId: word, clientSecret: word }),
]);

/** A shop, and what lets functions ask it: a token that does not end, or an app that gets one for a day. */
export type ShopCredentials = z.infer<typeof entrySchema>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // What JSON.parse says quotes the text.
    return null;
  }
};

/**
 * A business's shop and what lets functions ask it, of the secret's text:
 * `{"<business id>": {"shop": …, "clientId": …, "clientSecret": …}}`, or `token` in place of the latter two.
 * @throws ShopRefusal where it has none, or nobody can read it; never with what stands there
 */
export const shopCredentials = (text: string, business: string): ShopCredentials => {
  const all = z.record(z.string(), z.unknown()).safeParse(parsed(text)).data;
  if (!all) throw new ShopRefusal('badSecret');
  if (!Object.hasOwn(all, business)) throw new ShopRefusal('noShop');
  const { data } = entrySchema.safeParse(all[business]);
  if (!data) throw new ShopRefusal('badSecret');
  return data;
};
