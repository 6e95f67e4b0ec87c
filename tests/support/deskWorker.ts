import { createDrawDesk, type DrawAnswer } from '@/domain/giveaways/drawDesk.ts';
import type { TalkingWorker } from '@/lib/workerTalk.ts';

/** The worker that draws, in this process: what passes is copied, as between page and worker. */
export const deskWorker = () => {
  const said: DrawAnswer[] = [];
  const worker: TalkingWorker & { terminated: boolean } = {
    terminated: false,
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    postMessage: message => {
      const copy = structuredClone(message);
      setTimeout(() => void desk(copy));
    },
    terminate: () => {
      worker.terminated = true;
    },
  };
  const desk = createDrawDesk(answer => {
    said.push(answer);
    if (worker.terminated) return;
    const data: DrawAnswer = answer.type === 'receipt' ? answer : structuredClone(answer);
    Reflect.apply(worker.onmessage ?? (() => {}), worker, [new MessageEvent('message', { data })]);
  });
  return { worker, said };
};
