import { useCallback, useRef, useState } from 'react';
import type { UploadQueue } from '@/components/upload/UploadQueue.ts';
import type { ProductStatus } from '@/domain/schemas/product.ts';
import type { StoredProduct } from './storedProduct.ts';
import type { ProductFormState } from './useProductForm.ts';
import type { SaveOutcome } from './useSaveProduct.ts';

/** What the form is busy with. */
export type SubmitPhase = 'idle' | 'uploading' | 'saving';

/** How sending the form ended: as saving did, or before it, with pictures that are not stored. */
export type SubmitOutcome = SaveOutcome | { kind: 'uploads'; count: number };

/** How the form is sent. */
export interface SubmitOptions {
  /** Status to save with; the form's own without. */
  status?: ProductStatus;
  /** What the changes are based on, where that is not what the form was rendered with. */
  from?: StoredProduct;
  /** Leaves pictures out that are paused or failed. */
  dropUploads?: boolean;
  /** Goes on to the next product afterwards. */
  next?: boolean;
}

const STUCK = ['paused', 'error'];

/**
 * Sends the form: once however often it is asked to, after the pictures on their way, and only
 * when every field is right. A status that could not be saved is taken back.
 */
export const useSubmit = (
  { form }: ProductFormState,
  queue: UploadQueue,
  save: (from?: StoredProduct | null) => Promise<SaveOutcome>,
  onOutcome: (outcome: SubmitOutcome, options: SubmitOptions) => void,
) => {
  const [phase, setPhase] = useState<SubmitPhase>('idle');
  const running = useRef(false);

  const send = useCallback(
    async (options: SubmitOptions): Promise<SubmitOutcome> => {
      setPhase('uploading');
      await queue.settled();
      const stuck = queue.items().filter(({ state }) => STUCK.includes(state));
      if (stuck.length > 0 && !options.dropUploads) return { kind: 'uploads', count: stuck.length };
      for (const { id } of stuck) queue.remove(id);
      setPhase('saving');
      const status = form.getValues('status');
      if (options.status) form.setValue('status', options.status);
      let outcome: SubmitOutcome = { kind: 'invalid' };
      await form.handleSubmit(async () => {
        outcome = await save(options.from);
      })();
      if (options.status && !isSaved(outcome)) form.setValue('status', status);
      return outcome;
    },
    [form, queue, save],
  );

  const submit = useCallback(
    async (options: SubmitOptions = {}) => {
      if (running.current) return;
      running.current = true;
      try {
        onOutcome(await send(options), options);
      } finally {
        running.current = false;
        setPhase('idle');
      }
    },
    [send, onOutcome],
  );
  return { submit, phase };
};

const isSaved = (outcome: SubmitOutcome) => outcome.kind === 'saved';
