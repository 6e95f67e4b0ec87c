import { auditEntrySchema } from '../../../../src/domain/schemas/audit.ts';
import { businessSchema } from '../../../../src/domain/schemas/business.ts';
import { giveawaySchema } from '../../../../src/domain/schemas/giveaway.ts';
import { productSchema } from '../../../../src/domain/schemas/product.ts';
import { reportSchema } from '../../../../src/domain/schemas/report.ts';
import { requestSchema } from '../../../../src/domain/schemas/request.ts';
import { userSchema } from '../../../../src/domain/schemas/user.ts';
import type { Speaker } from '../words.ts';
import { expectedBusiness } from './business.ts';
import type { Expected } from './expectation.ts';
import {
  expectedEntry,
  expectedGiveaway,
  expectedReport,
  expectedRequest,
  expectedUser,
} from './others.ts';
import { expectedProduct } from './product.ts';

type Stored = Record<string, unknown>;

/** What each kind of record looks like on the screen, by the collection it is stored in. */
const BY_COLLECTION: Record<string, (stored: Stored, speaker: Speaker, now: Date) => Expected> = {
  products: (stored, speaker) => expectedProduct(productSchema.parse(stored), speaker),
  business: (stored, speaker) => expectedBusiness(businessSchema.parse(stored), speaker),
  users: (stored, speaker) => expectedUser(userSchema.parse(stored), speaker),
  giveaways: (stored, speaker, now) => expectedGiveaway(giveawaySchema.parse(stored), speaker, now),
  reports: (stored, speaker) => expectedReport(reportSchema.parse(stored), speaker),
  requests: (stored, speaker) => expectedRequest(requestSchema.parse(stored), speaker),
  audit: (stored, speaker) => expectedEntry(auditEntrySchema.parse(stored), speaker),
};

/**
 * What the screen shows of a stored record, by the heading it stands under.
 * @throws ZodError where what is stored is no such record: nothing may write that.
 */
export const expectedOf = (path: string, stored: Stored, speaker: Speaker, now: Date): Expected =>
  BY_COLLECTION[path.split('/')[0] ?? '']?.(stored, speaker, now) ?? {};
