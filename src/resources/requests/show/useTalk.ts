import { useCommit } from '@/components/actions/useCommit.ts';
import { takeBackAnswerWrites } from '@/domain/requests/answerRequest.ts';
import { ownerMessageWrites, readWrites } from '@/domain/requests/thread.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';

/** What goes on about a request besides its decision. */
export const useTalk = () => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { commit, busy } = useCommit();
  const auditContext = () => ({ actor, auditId: dataProvider.newId('audit') });
  return {
    busy,
    /** The owner adds to the own request. */
    say: (request: SubmittedRequest, message: string, onDone: () => void) =>
      commit({
        asked: [request.id, message],
        writes: () => ownerMessageWrites(request, message, { ...auditContext(), at: new Date() }),
        done: 'requests.done.said',
        onDone,
      }),
    /** Takes the mark of news away, for everybody on the own side. */
    markRead: (request: SubmittedRequest) =>
      commit({
        asked: [request.id],
        writes: () => readWrites(request, auditContext()),
        done: 'requests.done.read',
      }),
    /** An administrator lets a decided request wait again. */
    takeBack: (request: SubmittedRequest, message: string) =>
      commit({
        asked: [request.id, message],
        writes: () =>
          takeBackAnswerWrites(request, {
            actor,
            at: new Date(),
            message,
            requestAuditId: dataProvider.newId('audit'),
          }),
        done: 'requests.done.takeBack',
      }),
  };
};
