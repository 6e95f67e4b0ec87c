import { useTranslate } from 'ra-core';
import { useBulk } from '@/components/actions/useBulk.ts';
import { useCommit } from '@/components/actions/useCommit.ts';
import { type Answer, answerWrites, changesBusiness } from '@/domain/requests/answerRequest.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Answers one request, or many with the same words. */
export const useAnswer = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { commit, busy } = useCommit();
  const { startEach } = useBulk();
  const translate = useTranslate();

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

  return {
    busy,
    answer: (request: SubmittedRequest, answer: Answer, message: string) =>
      commit({
        writes: () => writesOf(request, answer, message),
        done: `requests.done.${answer}`,
        messageArgs: { smart_count: 1 },
      }),
    answerMany: (
      requests: readonly SubmittedRequest[],
      answer: 'approve' | 'reject',
      message: string,
    ) =>
      startEach<SubmittedRequest>({
        title: translate(`requests.task.${answer}`),
        items: requests,
        nameOf: ({ subject }) => subject,
        act: async request => dataProvider.commit(await writesOf(request, answer, message)),
        done: done => translate(`requests.done.${answer}`, { smart_count: done.length }),
      }),
  };
};
