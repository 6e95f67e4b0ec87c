import type { Business } from '@/domain/schemas/business.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import type { Clock } from './clock.ts';
import { createRandom, type Random } from './random.ts';
import { USUAL_SIZE } from './sizes.ts';
import { tracked } from './tracked.ts';

type Ask = Pick<SubmittedRequest, 'kind' | 'subject' | 'message' | 'proposed'>;

const plain = (kind: Ask['kind'], subject: string, message: string): Ask => ({
  kind,
  subject,
  message,
  proposed: null,
});

const ASKS: readonly ((business: Business) => Ask)[] = [
  business => ({
    kind: 'emailChange',
    subject: 'Our mailbox moves',
    message: 'The old mailbox closes at the end of the month. Please move our account to this one.',
    proposed: { businessEmail: business.businessEmail.replace(/^[^@]+/, 'office') },
  }),
  business => ({
    kind: 'emailChange',
    subject: 'Somebody else looks after the catalogue',
    message: `My colleague takes over the catalogue of ${business.businessName}. This is the address.`,
    proposed: { businessEmail: business.businessEmail.replace(/^[^@]+/, 'catalogue') },
  }),
  () =>
    plain(
      'support',
      'The telephone number on the invoice',
      'We have changed our number in the profile. Does the monthly statement show the new one?',
    ),
  () =>
    plain(
      'giveaway',
      'A giveaway for the holidays',
      'We would like to give away five of our bestsellers in December. What do you need from us?',
    ),
  () =>
    plain(
      'giveaway',
      'Can we repeat the giveaway?',
      'The last one brought us three hundred new followers. We would add two more prizes this time.',
    ),
  () =>
    plain(
      'support',
      'Two of our products look the same',
      'A customer asked why our mug appears twice. One of them is not ours.',
    ),
  () =>
    plain(
      'support',
      'The Wix file has no barcodes',
      'Is there a way to add the barcodes of all products at once after an import?',
    ),
  () =>
    plain(
      'support',
      'Invoices in euro',
      'Our accountant asks whether the monthly statement can be in euro.',
    ),
];

const REPLIES: Record<'approved' | 'rejected', readonly string[]> = {
  approved: ['Done, thank you for telling us.', 'Approved. It shows within a minute.'],
  rejected: [
    'We cannot do that, sorry. Please write to us if something is unclear.',
    'Please send the extract from the register with it, then we can.',
  ],
};

const askOf = (business: Business, random: Random): Ask =>
  business.isBusinessOwner === 'deactivated'
    ? plain(
        'reactivation',
        'Please let us back in',
        'We have parted with the supplier of the chargers and attach the certificates of the new one.',
      )
    : random.pick(ASKS)(business);

/** The sample requests, newest first; the first three are the owner's. */
export const generateRequests = (
  businesses: readonly Business[],
  clock: Clock,
  count = USUAL_SIZE.requests,
): SubmittedRequest[] => {
  const random = createRandom('requests');
  const askers = businesses.filter(
    ({ id, isBusinessOwner }) =>
      !['admin', 'admin2', 'support', 'newowner'].includes(id) &&
      ['approved', 'deactivated'].includes(isBusinessOwner),
  );
  const owner = askers.find(({ id }) => id === 'owner');
  return Array.from({ length: count }, (_, index): SubmittedRequest => {
    const id = `q${String(index + 1).padStart(3, '0')}`;
    const business = index < 3 && owner ? owner : random.pick(askers);
    const age = Math.min(
      0.3 + 110 * (index / count) ** 1.6,
      (clock.now.getTime() - business.createdAt.getTime()) / 86_400_000,
    );
    const status =
      age < 6
        ? 'submitted'
        : random.pick(['approved', 'approved', 'rejected', 'submitted'] as const);
    const createdAt = clock.daysAgo(age);
    const repliedAt = clock.daysAgo(age * 0.7);
    const by = random.pick(['admin', 'admin2']);
    const isAnswered = status !== 'submitted';
    return {
      id,
      businessId: business.id,
      businessName: business.businessName,
      ...askOf(business, random),
      attachments: [],
      status,
      reply: isAnswered ? { at: repliedAt, by, message: random.pick(REPLIES[status]) } : null,
      auditId: isAnswered ? `a-request-${id}` : null,
      ...(isAnswered
        ? tracked(createdAt, by, repliedAt, 2, business.id)
        : tracked(createdAt, business.id)),
    };
  });
};
