import type { Product } from '@/domain/schemas/product.ts';
import { REPORT_REASONS, type Report } from '@/domain/schemas/report.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { PROFILES, type Profile } from './businesses.ts';
import type { Clock } from './clock.ts';
import { createRandom, type Random } from './random.ts';
import { USUAL_SIZE } from './sizes.ts';
import { tracked } from './tracked.ts';

const MESSAGES: Record<Report['reason'], readonly string[]> = {
  counterfeit: [
    'I have the original at home. The stitching and the logo on this one are different.',
    'The brand’s own site says it has never licensed this shop.',
    'Arrived without a serial number, and the maker says the number on the box does not exist.',
  ],
  prohibited: [
    'Lithium cells loose in a padded bag. This should not be sent by mail.',
    'As far as I know this cannot be sold without a licence here.',
  ],
  misleading: [
    'The picture shows the large one, the price is for the small one.',
    'It says solid oak. It is veneer, see the edge in the third picture.',
    'Sold as new, arrived with scratches and somebody’s initials.',
    'Says in stock, then I was told to wait nine weeks.',
  ],
  offensive: ['The description makes fun of an accent. Not funny.', 'Rude reply to my question.'],
  spam: [
    'The same product forty times with other titles.',
    'Sends me a message every day since I saved one of its products.',
    'The link in the description leads to another shop.',
  ],
  other: ['The size chart is in a picture that cannot be read.', 'Wrong category, I think.'],
};

/** An outcome; the measure is one that fits the kind of target. */
type Outcome = Readonly<{ note: string; action: string }>;

const RESOLVED: Record<Report['targetType'], readonly Outcome[]> = {
  product: [
    { note: 'The seller corrected the listing the same day.', action: 'none' },
    { note: 'Taken out of the catalogue until the papers arrive.', action: 'archiveProduct' },
  ],
  business: [
    { note: 'The seller corrected the listing the same day.', action: 'none' },
    { note: 'Warned; the next one has consequences.', action: 'none' },
  ],
  user: [{ note: 'Confirmed. The account was blocked.', action: 'blockUser' }],
};

const DISMISSED: readonly Outcome[] = [
  { note: 'The invoice of the maker shows that the goods are genuine.', action: 'none' },
  { note: 'Nothing in our rules against it.', action: 'none' },
];

type Target = Pick<Report, 'targetType' | 'targetId' | 'targetLabel' | 'businessId'>;

/** Shops that get into trouble more often than others. */
const NOTORIOUS = ['biz-vireo', 'deactivated', 'biz-fathom'];

/** Chooses what is reported, again and again. */
const chooser = (
  products: readonly Product[],
  users: readonly CatalogueUser[],
  profiles: readonly Profile[],
  random: Random,
) => {
  const troubled = products.filter(({ businessId }) => NOTORIOUS.includes(businessId));
  const shops = profiles.filter(({ sells }) => sells.length > 0);
  return (): Target => {
    const lot = random.next();
    if (lot < 0.7) {
      const pool = random.chance(0.4) ? troubled : products;
      const { id, title, businessId } = random.pick(pool.length > 0 ? pool : products);
      return { targetType: 'product', targetId: id, targetLabel: title, businessId };
    }
    if (lot < 0.88) {
      const { id, name } = random.pick(shops);
      return { targetType: 'business', targetId: id, targetLabel: name, businessId: id };
    }
    const { id, name } = random.pick(users);
    return { targetType: 'user', targetId: id, targetLabel: name, businessId: null };
  };
};

const statusAt = (age: number, random: Random): Report['status'] => {
  if (age < 4) return random.chance(0.8) ? 'open' : 'inReview';
  if (age < 20) return random.pick(['open', 'inReview', 'inReview', 'resolved', 'dismissed']);
  return random.pick(['resolved', 'resolved', 'dismissed', 'open']);
};

/** Places of recent reports that are all about what the first one is about. */
const SAME_TARGET: readonly number[] = [2, 4, 6, 9];

/** On a large platform every third report is about what was reported lately, too. */
const LATELY = 40;

/** The sample reports, newest first. */
export const generateReports = (
  products: readonly Product[],
  users: readonly CatalogueUser[],
  clock: Clock,
  { count = USUAL_SIZE.reports, profiles = PROFILES } = {},
): Report[] => {
  const random = createRandom('reports');
  const choose = chooser(products, users, profiles, random);
  const targets: Target[] = [];
  const seasoned = users.filter(user => clock.daysAgo(150) > user.createdAt);
  return Array.from({ length: count }, (_, index): Report => {
    const id = `r${String(index + 1).padStart(3, '0')}`;
    const age = 0.1 + 140 * (index / count) ** 2;
    const reporter = random.pick(seasoned);
    const reason = random.pick(REPORT_REASONS);
    const status = statusAt(age, random);
    const createdAt = clock.daysAgo(age);
    const isClosed = status === 'resolved' || status === 'dismissed';
    const by = random.pick(['admin', 'admin', 'admin2']);
    const at = clock.daysAgo(age * random.next() * 0.8);
    const isTouched = status !== 'open';
    const own = choose();
    const same =
      count > USUAL_SIZE.reports
        ? random.chance(1 / 3) && random.pick(targets.slice(-LATELY).concat(own))
        : SAME_TARGET.includes(index) && targets[0];
    const target = same || own;
    targets.push(target);
    const message = random.pick(MESSAGES[reason]);
    const outcomes = status === 'resolved' ? RESOLVED[target.targetType] : DISMISSED;
    return {
      id,
      reporterId: reporter.id,
      reporterName: reporter.name,
      ...target,
      reason,
      message,
      status,
      resolution: isClosed ? { at, by, ...random.pick(outcomes) } : null,
      auditId: isTouched ? `a-report-${id}` : null,
      ...(isTouched ? tracked(createdAt, by, at, 2, reporter.id) : tracked(createdAt, reporter.id)),
    };
  });
};
