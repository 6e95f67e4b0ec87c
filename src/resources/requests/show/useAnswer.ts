import { useTranslate } from 'ra-core';
import { useBulk } from '@/components/actions/useBulk.ts';
import { useCommit } from '@/components/actions/useCommit.ts';
import { useFollowBusiness } from '@/components/actions/useFollowBusiness.ts';
import { recordName } from '@/domain/recordName.ts';
import type { Answer } from '@/domain/requests/answerRequest.ts';
import { refusedOf } from '@/domain/runBatches.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { answeringWrites, answerRequests } from '@/providers/answerRequests.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { Unanswered } from '@/providers/unanswered/commitOnce.ts';

/** Answers one request, or many with the same words. */
export const useAnswer = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { commit, busy } = useCommit();
  const bulk = useBulk();
  const translate = useTranslate();
  const followBusiness = useFollowBusiness();

  /** An approved name is shown on the products as well. */
  const follow = ({ businessId, proposed }: SubmittedRequest, answer: Answer) => {
    if (answer === 'approve' && proposed?.businessName) void followBusiness([businessId], 'name');
  };

  return {
    busy,
    answer: async (
      request: SubmittedRequest,
      answer: Answer,
      message: string,
      onDone: () => void,
    ) => {
      const given = await commit({
        asked: [request.id, message],
        writes: () => answeringWrites(dataProvider, request, { answer, message, actor }),
        done: `requests.done.${answer}`,
        messageArgs: { smart_count: 1 },
        onDone,
      });
      if (given === 'done') follow(request, answer);
      return given;
    },
    answerMany: (
      requests: readonly SubmittedRequest[],
      answer: 'approve' | 'reject',
      message: string,
    ) => {
      const unanswered: Unanswered<null> = new Map();
      return bulk<SubmittedRequest>({
        title: translate(`requests.task.${answer}`),
        items: requests,
        round: async (items, control) => {
          const outcome = await answerRequests(
            dataProvider,
            items,
            { answer, message, actor },
            { ...control, onAnswered: request => follow(request, answer) },
            unanswered,
          );
          const nameOf = (request: SubmittedRequest) => recordName('requests', request);
          return { ...outcome, failed: refusedOf(outcome, nameOf) };
        },
        done: done => translate(`requests.done.${answer}`, { smart_count: done.length }),
      });
    },
  };
};
