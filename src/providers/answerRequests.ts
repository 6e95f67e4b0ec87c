import type { Actor } from '@/domain/access/roles.ts';
import { type Answer, answerWrites, changesBusiness } from '@/domain/requests/answerRequest.ts';
import { type BatchJob, type BatchOutcome, runBatches } from '@/domain/runBatches.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import type { Write } from '@/domain/write.ts';
import type { BackOfficeDataProvider } from './types.ts';
import { commitOnceOrAnew, type Unanswered } from './unanswered/commitOnce.ts';

type Provider = Pick<BackOfficeDataProvider, 'getMany' | 'commit' | 'newId'>;

/** An answer, in whose words and by whom. */
export interface GivenAnswer {
  answer: Answer;
  message: string;
  actor: Actor;
}

/**
 * The writes that answer a request, on top of what its business is by now.
 * @throws AnswerError, and HttpError where the business cannot be read.
 */
export const answeringWrites = async (
  dataProvider: Pick<Provider, 'getMany' | 'newId'>,
  request: SubmittedRequest,
  { answer, message, actor }: GivenAnswer,
): Promise<Write[]> => {
  const applies = answer === 'approve' && changesBusiness(request);
  const business = applies
    ? (await dataProvider.getMany<Business>('business', { ids: [request.businessId] })).data[0]
    : null;
  return answerWrites(request, answer, business ?? null, {
    ...{ actor, at: new Date(), message },
    requestAuditId: dataProvider.newId('audit'),
    businessAuditId: dataProvider.newId('audit'),
  });
};

/**
 * Answers many requests with the same words, each in a step of its own: a business may have several,
 * and each is answered on top of what the last one changed.
 * @param unanswered what earlier rounds got no answer to: found where it was carried out, and not done
 * twice. What this round gets none to is added.
 */
export const answerRequests = (
  dataProvider: Provider,
  requests: readonly SubmittedRequest[],
  given: GivenAnswer,
  {
    onAnswered,
    ...control
  }: Pick<BatchJob<unknown>, 'signal' | 'onProgress'> & {
    onAnswered?: (request: SubmittedRequest) => void;
  } = {},
  unanswered: Unanswered<null> = new Map(),
): Promise<BatchOutcome<SubmittedRequest>> =>
  runBatches({
    ...control,
    items: requests,
    size: 1,
    commit: async ([request]) => {
      if (!request) return;
      await commitOnceOrAnew(dataProvider, unanswered, request.id, async () => ({
        writes: await answeringWrites(dataProvider, request, given),
        done: null,
      }));
      onAnswered?.(request);
    },
  });
