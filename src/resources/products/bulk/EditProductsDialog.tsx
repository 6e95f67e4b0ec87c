import type { Identifier } from 'ra-core';
import { useCallback } from 'react';
import { useServices } from '@/providers/ServicesContext.tsx';
import { BulkEditDialog } from './BulkEditDialog.tsx';
import type { BulkField } from './bulkEditForm.ts';
import { useChangeProducts } from './useChangeProducts.ts';

/** The bulk edit of products that another page has found. */
const EditProductsDialog = (props: {
  ids: readonly string[];
  field: BulkField;
  onClose: () => void;
  /** Is told which products are about to be changed. */
  onApply: (ids: readonly string[]) => void;
}) => {
  const { ids, field, onClose, onApply } = props;
  const { dataProvider } = useServices();
  const change = useChangeProducts();
  const read = useCallback(
    async (wanted: readonly Identifier[]) =>
      (await dataProvider.getMany('products', { ids: [...wanted] })).data,
    [dataProvider],
  );
  return (
    <BulkEditDialog
      ids={ids}
      field={field}
      onClose={onClose}
      read={read}
      run={(records, bulk) => {
        onApply(records.map(({ id }) => String(id)));
        return change.run(records, bulk);
      }}
    />
  );
};

export default EditProductsDialog;
