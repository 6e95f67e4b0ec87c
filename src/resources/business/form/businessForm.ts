import { z } from 'zod';
import type { ReadValues } from '@/components/recordForm/useRecordForm.ts';
import { profileFormSchema } from '@/custom-pages/profile/profileForm.ts';
import { email } from '@/domain/schemas/common.ts';

/** What the form for a new business accepts. */
const newBusinessSchema = profileFormSchema.extend({
  businessEmail: email,
  status: z.enum(['approved', 'pending']),
});

/** What the form for a new business holds. */
export type NewBusinessValues = z.input<typeof newBusinessSchema>;

/** What a new business starts with. */
export const newBusinessValues = (): NewBusinessValues => ({
  businessEmail: '',
  status: 'approved',
  businessName: '',
  userImg: null,
  contactName: '',
  phone: '',
  website: '',
  address: '',
  country: '',
  about: '',
  baseCurrency: 'USD',
});

/** Reads a form by its schema; the message of the first problem of each field is a message key. */
export const readBySchema = <S extends z.ZodType>(
  schema: S,
  values: unknown,
): ReadValues<z.output<S>> => {
  const parsed = schema.safeParse(values);
  if (parsed.success) return { data: parsed.data };
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) problems[String(path[0])] ??= message;
  return { problems };
};

/** Reads the form for a new business. */
export const readNewBusiness = (values: NewBusinessValues) =>
  readBySchema(newBusinessSchema, values);
