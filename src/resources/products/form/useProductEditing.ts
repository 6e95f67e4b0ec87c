import { useNotify } from 'ra-core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { focusFirstProblem } from '@/components/forms/focusFirstProblem.ts';
import type { ProductImage, ProductStatus } from '@/domain/schemas/product.ts';
import { type ProductBusiness, type StoredProduct, storedValues } from './saving/storedProduct.ts';
import { useFileCleanup } from './saving/useFileCleanup.ts';
import { useProductForm } from './saving/useProductForm.ts';
import { useProductStore } from './saving/useProductStore.ts';
import { useSaveProduct } from './saving/useSaveProduct.ts';
import { type SubmitOptions, type SubmitOutcome, useSubmit } from './saving/useSubmit.ts';
import { useProductDraft } from './useProductDraft.ts';
import { pictureFolder, useProductUploads } from './useProductUploads.ts';

/** How long Undo is offered after changes were discarded, in milliseconds. */
const UNDO_TIME = 8000;

/** Everything that happens in the product form. */
export const useProductEditing = (props: {
  stored: StoredProduct | null;
  productId: string;
  business: ProductBusiness;
  draftName: string;
  element: RefObject<HTMLFormElement | null>;
  onSaved: (stored: StoredProduct, wasNew: boolean) => void;
  onNext?: () => void;
}) => {
  const { productId, business, draftName, element, onSaved, onNext } = props;
  const notify = useNotify();
  const state = useProductForm(props.stored, business);
  const { form, base, baseValues, unsaved, rebase } = state;
  const folder = pictureFolder(business.id, productId);
  const draft = useProductDraft(draftName, productId, state);
  const cleanup = useFileCleanup(folder);
  const queue = useProductUploads(folder, picture => {
    cleanup.uploaded(picture);
    form.setValue('images', [...form.getValues('images'), picture]);
  });
  const store = useProductStore(productId, business);
  const save = useSaveProduct(business, state, store);
  const [outcome, setOutcome] = useState<{ is: SubmitOutcome; options: SubmitOptions } | null>(
    null,
  );
  const hasChanges = useCallback(
    () => unsaved.now().length > 0 || queue.items().some(({ state: at }) => at !== 'refused'),
    [unsaved.now, queue],
  );

  const onOutcome = (is: SubmitOutcome, options: SubmitOptions) => {
    setOutcome(is.kind === 'saved' ? null : { is, options });
    if (is.kind === 'saved') {
      draft.clear();
      cleanup.saved(is.stored.product.images, form.getValues('images'), baseValues.images);
      if (is.merged) notify('forms.mergedSilently', { type: 'info' });
      onSaved(is.stored, is.wasNew);
      if (options.next) onNext?.();
    }
    const within = element.current;
    // Once the errors stand at their fields, and the table has scrolled to its row.
    if (is.kind === 'invalid' && within) setTimeout(() => focusFirstProblem(within), 80);
  };
  const { submit, phase } = useSubmit(state, queue, save, onOutcome);

  const resolveConflict = (keepMine: ReadonlySet<string>) => {
    if (outcome?.is.kind !== 'conflict') return;
    const { conflict, fresh } = outcome.is;
    rebase(fresh, baseValues);
    form.reset(conflict.resolve(keepMine));
    setOutcome(null);
    void submit({ ...outcome.options, status: undefined, from: fresh });
  };

  const discard = () => {
    const typed = structuredClone(form.getValues());
    form.reset(storedValues(base, business));
    setOutcome(null);
    notify('forms.discarded', {
      type: 'info',
      autoHideDuration: UNDO_TIME,
      onUndo: () => form.reset(typed),
    });
  };

  const discardDraft = () => {
    const images: ProductImage[] = draft.offered?.mine.images ?? [];
    draft.clear();
    cleanup.discard(images, [...baseValues.images, ...form.getValues('images')]);
  };

  const atEnd = useRef(() => {});
  atEnd.current = () => {
    // What is still unsaved is kept as a draft, with its pictures.
    if (unsaved.now().length === 0) cleanup.discard(cleanup.mine(), baseValues.images);
  };
  useEffect(function cleanUpBehind() {
    return () => atEnd.current();
  }, []);

  return {
    state,
    draft,
    queue,
    phase,
    outcome: outcome?.is ?? null,
    options: outcome?.options ?? {},
    dismiss: () => setOutcome(null),
    submit: async (options?: { status?: ProductStatus; dropUploads?: boolean; next?: boolean }) =>
      options?.next && !hasChanges() ? onNext?.() : submit(options),
    resolveConflict,
    discard,
    discardDraft,
    hasChanges,
    problemsIn: element,
  };
};

/** Everything that happens in the product form. */
export type ProductEditing = ReturnType<typeof useProductEditing>;
