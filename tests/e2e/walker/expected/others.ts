import { giveawayStage } from '../../../../src/domain/giveaways/giveawayStage.ts';
import type { AuditEntry } from '../../../../src/domain/schemas/audit.ts';
import type { Giveaway } from '../../../../src/domain/schemas/giveaway.ts';
import type { Report } from '../../../../src/domain/schemas/report.ts';
import type { SubmittedRequest } from '../../../../src/domain/schemas/request.ts';
import type { CatalogueUser } from '../../../../src/domain/schemas/user.ts';
import type { Speaker } from '../words.ts';
import type { Expected } from './expectation.ts';

/** A user of the catalogue in the list and on the page. */
export const expectedUser = (user: CatalogueUser, { say, country }: Speaker): Expected => {
  const named = (field: string) => say(`users.field.${field}`);
  return {
    [named('name')]: { contains: user.name },
    [named('email')]: { text: user.email },
    [named('status')]: { text: say(`users.status.${user.status}`) },
    [named('country')]: { text: user.country && country(user.country) },
    [named('lastSeenAt')]: { at: user.lastSeenAt },
    [named('createdAt')]: { at: user.createdAt },
  };
};

/** A giveaway in the list. */
export const expectedGiveaway = (giveaway: Giveaway, { say }: Speaker, now: Date): Expected => {
  const named = (field: string) => say(`giveaways.field.${field}`);
  return {
    [named('title')]: { begins: giveaway.title },
    [named('productTitle')]: { text: giveaway.productTitle },
    [named('businessName')]: { text: giveaway.businessName },
    [named('status')]: { text: say(`giveaways.stage.${giveawayStage(giveaway, now)}`) },
    [named('startsAt')]: { at: giveaway.startsAt },
    [named('endsAt')]: { at: giveaway.endsAt },
    [named('createdAt')]: { at: giveaway.createdAt },
  };
};

/** A report in the moderation queue. */
export const expectedReport = (report: Report, { say }: Speaker): Expected => {
  const named = (field: string) => say(`reports.field.${field}`);
  // While it waits its row stands for all reports on the target.
  const waits = ['open', 'inReview'].includes(report.status);
  const reason = say(`reports.reason.${report.reason}`);
  return {
    [named('targetLabel')]: { begins: report.targetLabel },
    [named('reason')]: waits ? { contains: reason } : { text: reason },
    [named('message')]: { text: report.message },
    ...(!waits && { [named('reporterName')]: { text: report.reporterName } }),
    // Who has it in review is said beside it.
    [named('status')]: { begins: say(`reports.status.${report.status}`) },
    [named('createdAt')]: { at: report.createdAt },
  };
};

/** A request in the list. */
export const expectedRequest = (request: SubmittedRequest, { say }: Speaker): Expected => {
  const named = (field: string) => say(`requests.field.${field}`);
  return {
    [named('subject')]: { begins: request.subject },
    [named('businessName')]: { text: request.businessName },
    [named('kind')]: { text: say(`requests.kind.${request.kind}`) },
    [named('status')]: { text: say(`requests.status.${request.status}`) },
    [named('createdAt')]: { at: request.createdAt },
    [named('updatedAt')]: { at: request.updatedAt },
  };
};

/** An entry of the audit trail in the list of recent changes. */
export const expectedEntry = (entry: AuditEntry, { say }: Speaker): Expected => {
  const named = (field: string) => say(`audit.field.${field}`);
  return {
    [named('action')]: { contains: entry.label },
    [named('actorEmail')]: { text: entry.actorEmail },
    [named('reason')]: { text: entry.reason },
    [named('at')]: { at: entry.at },
  };
};
