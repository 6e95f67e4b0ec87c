import { describe, expect, it } from 'vitest';
import { businessFormSchema } from './businessForm.ts';

const values = {
  businessName: 'Harbour & Pine',
  userImg: null,
  contactName: '',
  phone: '',
  website: '',
  address: '',
  country: 'AU',
  about: '',
  baseCurrency: 'AUD' as const,
};

const problems = (changes: Partial<typeof values>) =>
  businessFormSchema
    .safeParse({ ...values, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('businessFormSchema', () => {
  it('accepts a profile with nothing but a name', () => {
    expect(businessFormSchema.parse(values)).toEqual(values);
  });

  it('completes the address of a website', () => {
    const read = businessFormSchema.parse({ ...values, website: ' shop.example.com/about ' });
    expect(read.website).toBe('https://shop.example.com/about');
  });

  it.each([
    [{ businessName: ' ' }, 'businessName validation.required'],
    [{ website: 'javascript:alert(1)' }, 'website validation.webAddress'],
    [{ website: 'my shop' }, 'website validation.webAddress'],
    [{ phone: 'call me' }, 'phone profile.error.phone'],
    [{ phone: '1' }, 'phone profile.error.phone'],
    [{ about: 'x'.repeat(5001) }, 'about validation.tooLong.5000'],
  ])('%j', (changes, problem) => {
    expect(problems(changes)).toEqual([problem]);
  });

  it.each(['+61 2 5550 0000', '(02) 5550-0000', '030/123.456'])('takes %s for a phone', phone => {
    expect(problems({ phone })).toEqual([]);
  });
});
