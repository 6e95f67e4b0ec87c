import { useTranslate } from 'ra-core';
import { useBulk } from '@/components/actions/useBulk.ts';
import { useCommit } from '@/components/actions/useCommit.ts';
import { useFollowBusiness } from '@/components/actions/useFollowBusiness.ts';
import { recordName } from '@/domain/recordName.ts';
import { type Answer, answerWrites, changesBusiness } from '@/domain/requests/answerRequest.ts';
import { refusedOf, runBatches } from '@/domain/runBatches.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Answers one request, or many with the same words. */
export const useAnswer = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { commit, busy } = useCommit();
  const bulk = useBulk();
  const translate = useTranslate();
  const followBusiness = useFollowBusiness();

  const writesOf = async (request: SubmittedRequest, answer: Answer, message: string) => {
    const applies = answer === 'approve' && changesBusiness(request);
    const business = applies
      ? (await dataProvider.getMany<Business>('business', { ids: [request.businessId] })).data[0]
      : null;
    return answerWrites(request, answer, business ?? null, {
      actor,
      at: new Date(),
      message,
      requestAuditId: dataProvider.newId('audit'),
      businessAuditId: dataProvider.newId('audit'),
    });
  };

  /** An approved name is shown on the products as well. */
  const follow = ({ businessId, proposed }: SubmittedRequest, answer: Answer) => {
    if (answer === 'approve' && proposed?.businessName) void followBusiness([businessId], 'name');
  };

  return {
    busy,
    answer: async (request: SubmittedRequest, answer: Answer, message: string) => {
      const given = await commit({
        writes: () => writesOf(request, answer, message),
        done: `requests.done.${answer}`,
        messageArgs: { smart_count: 1 },
      });
      if (given === 'done') follow(request, answer);
      return given;
    },
    answerMany: (
      requests: readonly SubmittedRequest[],
      answer: 'approve' | 'reject',
      message: string,
    ) =>
      bulk<SubmittedRequest>({
        title: translate(`requests.task.${answer}`),
        items: requests,
        round: async (items, control) => {
          const one = async (request: SubmittedRequest) => {
            await dataProvider.commit(await writesOf(request, answer, message));
            follow(request, answer);
          };
          const outcome = await runBatches({
            items,
            // A business may have several: each is answered on top of what the last one changed.
            size: 1,
            commit: async batch => void (await Promise.all(batch.map(one))),
            ...control,
          });
          const nameOf = (request: SubmittedRequest) => recordName('requests', request);
          return { ...outcome, failed: refusedOf(outcome, nameOf) };
        },
        done: done => translate(`requests.done.${answer}`, { smart_count: done.length }),
      }),
  };
};
