import Box from '@mui/material/Box';
import { pictureFiles } from '@/components/images/productPicture.ts';
import { DraftRecovery } from '@/components/recordForm/DraftRecovery.tsx';
import { RecordForm } from '@/components/recordForm/RecordForm.tsx';
import { readBySchema } from '@/components/recordForm/readValues.ts';
import {
  type ProductFormValues,
  productFormValues,
  productFormValuesSchema,
} from '@/domain/product/form/productFormValues.ts';
import {
  type ProductFormResult,
  productFormSchema,
} from '@/domain/product/form/readProductForm.ts';
import { compareEdits } from './compareEdits.ts';
import { fieldLabel } from './fieldLabel.ts';
import { ProductSaveBar } from './ProductSaveBar.tsx';
import { AttributesSection } from './sections/AttributesSection.tsx';
import { BasicsSection } from './sections/BasicsSection.tsx';
import type { InputsOf } from './sections/Inputs.tsx';
import { OrganisationSection } from './sections/OrganisationSection.tsx';
import { PicturesSection } from './sections/PicturesSection.tsx';
import { PriceSection } from './sections/PriceSection.tsx';
import { PrivateSection } from './sections/PrivateSection.tsx';
import { StatusSection } from './sections/StatusSection.tsx';
import { StockSection } from './sections/StockSection.tsx';
import { type ProductBusiness, type StoredProduct, storedValues } from './storedProduct.ts';
import { useProductStore } from './useProductStore.ts';
import { useProductText } from './useProductText.tsx';
import { VariantsSection } from './variants/VariantsSection.tsx';

const column = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

const partial = productFormValuesSchema.partial();

const filesOf = ({ images }: ProductFormValues) => pictureFiles(images);

const readForm = (values: ProductFormValues, before: ProductFormValues | null) =>
  readBySchema(productFormSchema(before), values);

/**
 * Adds or edits a product.
 * @param props.stored what is stored; null for a new product.
 * @param props.fresh what a copy of another product begins with.
 * @param props.draftName what the draft of this form is kept under.
 */
export const ProductForm = (props: {
  stored: StoredProduct | null;
  fresh?: ProductFormValues;
  productId: string;
  business: ProductBusiness;
  draftName: string;
  /** @param left whether somebody left the page meanwhile, or is about to. */
  onSaved: (stored: StoredProduct, left: boolean) => void;
  /** Goes on to the next product once this one is saved. */
  onNext?: () => void;
}) => {
  const { stored, fresh, productId, business, draftName, onSaved, onNext } = props;
  const isCopy = fresh !== undefined;
  const newIn = stored === null ? business.id : null;
  const words = useProductText();
  const folder = `business/${business.id}/products/${productId}`;
  const store = useProductStore(productId, business, folder);
  const own: InputsOf<'own'> = {
    images: <PicturesSection folder={folder} />,
    status: <StatusSection />,
    variants: <VariantsSection />,
    // Edited with the variants that they make.
    options: null,
    attributes: <AttributesSection />,
  };
  return (
    <RecordForm
      {...words}
      stored={stored}
      draft={{ resource: 'products', record: draftName, recordId: productId }}
      valuesOf={(record: StoredProduct | null) => storedValues(record, business, fresh)}
      read={readForm}
      normalize={({ input, details }: ProductFormResult) => productFormValues(input, details)}
      write={store.write}
      refresh={store.read}
      onSaved={(saved, left) => saved && onSaved(saved, left)}
      compare={compareEdits}
      fits={(_, kept) => partial.safeParse(kept).data ?? {}}
      files={{ folder, of: filesOf }}
      fieldKey={fieldLabel}
    >
      <DraftRecovery />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Box sx={column}>
          <BasicsSection newIn={newIn} isCopy={isCopy} />
          {own.images}
          <PriceSection
            storedCurrency={stored?.product.currency ?? fresh?.currency ?? business.baseCurrency}
          />
          <StockSection newIn={newIn} />
        </Box>
        <Box sx={column}>
          {own.status}
          <OrganisationSection businessId={business.id} />
          <PrivateSection />
        </Box>
        <Box sx={{ ...column, gridColumn: '1 / -1' }}>
          {own.variants}
          {own.attributes}
        </Box>
      </Box>
      <ProductSaveBar isCopy={isCopy} onNext={onNext} />
    </RecordForm>
  );
};
