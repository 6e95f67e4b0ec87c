import { startTask, type TaskControl } from '@/components/progress/taskStore.ts';
import { copiesAsked } from '@/domain/import/pictures/copiesAsked.ts';
import { NO_PICTURES, type PictureProgress } from '@/domain/import/pictures/copyRemotePictures.ts';
import { afterServer, worthTheServer } from '@/domain/import/pictures/serverPictures.ts';
import type { AskOwnerTask } from '@/providers/askOwnerTask.ts';
import type { ImportSession } from './importSession.ts';

/** Products of one asking: few enough that it is seen to go on. */
const AT_ONCE = 50;

/** Words of the copying, translated. */
export interface ServerText {
  title: string;
  /** That nobody answered. */
  missing: string;
  /** What an error says. */
  problem: (error: unknown) => string;
}

/** Asks for products until nothing is left for want of time. @returns null where nobody answers. */
const askFor = async (
  productIds: readonly string[],
  before: PictureProgress,
  { context, store }: ImportSession,
  ask: AskOwnerTask,
  signal: AbortSignal,
): Promise<PictureProgress | null> => {
  let pictures = before;
  for (;;) {
    const asked = { kind: 'copyPictures' as const, productIds: [...productIds] };
    const answer = await copiesAsked(ask(context.businessId, asked, signal));
    if (!answer) return null;
    const failed = answer.pictures ?? [];
    const products = await store.productsOf(productIds);
    pictures = afterServer(pictures, { asked: productIds, products, failed });
    if (!answer.did?.leftPictures || !answer.did.copiedPictures) return pictures;
  }
};

const copy = async (
  session: ImportSession,
  ask: AskOwnerTask,
  task: TaskControl,
  { missing, problem }: ServerText,
) => {
  const { state } = session;
  let pictures = state.get().pictures ?? NO_PICTURES;
  const wanted = worthTheServer(pictures.failures);
  const ids = [...new Set(wanted.map(({ productId }) => productId))];
  const reportProgress = (done: number) => {
    pictures = { ...pictures, running: true, done, total: wanted.length };
    state.set({ pictures });
    task.progress(done, wanted.length);
  };
  state.set({ server: { state: 'asking' } });
  reportProgress(0);
  try {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const chunk = ids.slice(at, at + AT_ONCE);
      const after = await askFor(chunk, pictures, session, ask, task.signal);
      if (!after) {
        state.set({ server: { state: 'missing' } });
        throw new Error(missing);
      }
      pictures = after;
      reportProgress(
        pictures.done + wanted.filter(({ productId }) => chunk.includes(productId)).length,
      );
    }
    state.set({ server: { state: 'idle' } });
  } catch (error) {
    if (task.signal.aborted) state.set({ server: { state: 'idle' } });
    else if (state.get().server.state !== 'missing')
      state.set({ server: { state: 'failed', reason: problem(error) } });
    throw error;
  } finally {
    state.set({ pictures: { ...pictures, running: false } });
  }
};

/** Has a server copy the pictures that this browser could not; goes on where the page is left. */
export const startServerPictures = (session: ImportSession, ask: AskOwnerTask, text: ServerText) =>
  startTask({
    title: text.title,
    run: task => copy(session, ask, task, text),
  });
