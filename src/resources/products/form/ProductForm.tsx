import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { DraftOffer } from '@/components/draft/DraftOffer.tsx';
import { SavingForm } from '@/components/forms/SavingForm.tsx';
import { UnsavedGuard } from '@/components/forms/UnsavedGuard.tsx';
import { ProductConflictDialog } from './ProductConflictDialog.tsx';
import { ProductDeletedDialog } from './ProductDeletedDialog.tsx';
import { ProductSaveBar } from './ProductSaveBar.tsx';
import type { ProductBusiness, StoredProduct } from './saving/storedProduct.ts';
import { AttributesSection } from './sections/AttributesSection.tsx';
import { BasicsSection } from './sections/BasicsSection.tsx';
import { OrganisationSection } from './sections/OrganisationSection.tsx';
import { PicturesSection } from './sections/PicturesSection.tsx';
import { PriceSection } from './sections/PriceSection.tsx';
import { PrivateSection } from './sections/PrivateSection.tsx';
import { StatusSection } from './sections/StatusSection.tsx';
import { StockSection } from './sections/StockSection.tsx';
import { useProductEditing } from './useProductEditing.ts';
import { VariantsSection } from './variants/VariantsSection.tsx';

const column = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/**
 * Adds or edits a product.
 * @param props.stored what is stored; null for a new product.
 * @param props.draftName what the draft of this form is kept under.
 */
export const ProductForm = (props: {
  stored: StoredProduct | null;
  productId: string;
  business: ProductBusiness;
  draftName: string;
  onSaved: (stored: StoredProduct, wasNew: boolean) => void;
  /** Goes on to the next product once this one is saved. */
  onNext?: () => void;
}) => {
  const { business, onSaved } = props;
  const element = useRef<HTMLFormElement>(null);
  const editing = useProductEditing({ ...props, element, onSaved });
  const { state, draft, queue, submit } = editing;
  const [restoring, setRestoring] = useState<ReturnType<typeof draft.compare>>(null);
  const restore = () => {
    const compared = draft.compare();
    if (!compared) return;
    if (compared.conflicts.length > 0) return setRestoring(compared);
    state.form.reset(compared.resolve(new Set()));
    draft.taken();
  };
  return (
    <FormProvider {...state.form}>
      <SavingForm element={element} onSave={() => void submit()}>
        {draft.offered && (
          <DraftOffer
            savedAt={draft.offered.savedAt}
            onRestore={restore}
            onDiscard={editing.discardDraft}
          />
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
          }}
        >
          <Box sx={column}>
            <BasicsSection begin={props.stored === null} />
            <PicturesSection queue={queue} />
            <PriceSection storedCurrency={state.baseValues.currency} />
            <StockSection />
          </Box>
          <Box sx={column}>
            <StatusSection />
            <OrganisationSection businessId={business.id} />
            <PrivateSection />
          </Box>
          <Box sx={{ ...column, gridColumn: '1 / -1' }}>
            <VariantsSection />
            <AttributesSection />
          </Box>
        </Box>
        <ProductSaveBar editing={editing} goesOn={props.onNext !== undefined} />
      </SavingForm>
      <UnsavedGuard hasChanges={editing.hasChanges} />
      {restoring && (
        <ProductConflictDialog
          conflict={restoring}
          confirm="forms.useResult"
          busy={false}
          onClose={() => setRestoring(null)}
          onResolve={keep => {
            state.form.reset(restoring.resolve(keep));
            draft.taken();
            setRestoring(null);
          }}
        />
      )}
      {editing.outcome?.kind === 'conflict' && (
        <ProductConflictDialog
          conflict={editing.outcome.conflict}
          busy={editing.phase !== 'idle'}
          onClose={editing.dismiss}
          onResolve={editing.resolveConflict}
        />
      )}
      {editing.outcome?.kind === 'deleted' && (
        <ProductDeletedDialog values={state.form.getValues()} onClose={editing.dismiss} />
      )}
    </FormProvider>
  );
};
