import { createCatalogue } from '@/domain/duplicates/catalogue.ts';
import type {
  DuplicateWorkerAnswer,
  DuplicateWorkerRequest,
} from '@/domain/duplicates/duplicates.worker.ts';
import { searchCatalogue } from '@/domain/duplicates/findDuplicates.ts';
import { keepBest } from '@/domain/duplicates/keepBest.ts';
import type { TalkingWorker } from '@/lib/workerTalk.ts';

/** The worker that looks for duplicates, in this process: what passes is copied, as between page and worker. */
export const searchWorker = (): TalkingWorker => {
  const catalogue = createCatalogue();
  const hear = (request: DuplicateWorkerRequest) => {
    if (request.type === 'add') return catalogue.add(request.products);
    const { decided, least, rates, most } = request;
    const found = keepBest(searchCatalogue(catalogue, new Set(decided), least, rates), most);
    const data: DuplicateWorkerAnswer = structuredClone({ ...found, milliseconds: 1 });
    Reflect.apply(worker.onmessage ?? (() => {}), worker, [new MessageEvent('message', { data })]);
  };
  const worker: TalkingWorker = {
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    postMessage: (request: DuplicateWorkerRequest) => {
      const copy = structuredClone(request);
      setTimeout(() => hear(copy));
    },
    terminate: () => {},
  };
  return worker;
};
