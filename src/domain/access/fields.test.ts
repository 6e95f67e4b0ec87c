import { expect, it } from 'vitest';
import { AUDITED_RESOURCES, frozenFields } from './fields.ts';
import { RESOURCES } from './permissions.ts';

const ALWAYS = `
business: businessEmail isSuperAdmin createdAt createdBy
products: createdAt createdBy
productDetails: businessId
users: email createdAt createdBy
giveaways: createdAt createdBy
reports: reporterId reporterName reason message createdAt createdBy
requests: businessId kind subject message proposed createdAt createdBy
imports: businessId platform startedAt createdAt createdBy
savedViews: userId createdAt
figureNotes: businessId userId
sales: businessId change productIds createdAt createdBy
`;

const OF_OWNERS = `
business: isBusinessOwner isDeleted statusHistory
products: businessId
requests: businessName attachments status reply
`;

const read = (text: string) =>
  new Map(
    text
      .trim()
      .split('\n')
      .map(line => line.split(': '))
      .map(([resource = '', fields = '']) => [resource, fields.split(' ')] as const),
  );

it.each(RESOURCES)('says of %s what nobody changes, and what owners do not', resource => {
  const always = read(ALWAYS).get(resource) ?? [];
  expect(frozenFields('superAdmin', resource)).toEqual(always);
  expect(frozenFields('owner', resource)).toEqual([
    ...always,
    ...(read(OF_OWNERS).get(resource) ?? []),
  ]);
});

it('tells the audit trail of what people depend on, and not of what only counts', () => {
  const untold = RESOURCES.filter(resource => !AUDITED_RESOURCES.includes(resource));
  expect(untold).toEqual([
    ...['productDetails', 'entries', 'giveawaySeeds', 'importChunks', 'audit', 'stats'],
    'savedViews',
    'claims',
    'figureNotes',
    'signIns',
  ]);
});
