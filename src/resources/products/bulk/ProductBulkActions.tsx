import Archive from '@mui/icons-material/ArchiveOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Merge from '@mui/icons-material/MergeOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import Button from '@mui/material/Button';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useReadSelected, useSelectedRecords } from '@/components/actions/useSelectedRecords.ts';
import { BulkEditDialog } from './BulkEditDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useBulkDelete } from './useBulkDelete.ts';
import { ACTIVATE, ARCHIVE, type BulkAction, useChangeProducts } from './useChangeProducts.ts';
import { useCompareSelectedWithPast } from './useCompareSelectedWithPast.ts';
import { useMergeSelected } from './useMergeSelected.ts';

/** What can be done with selected products. */
const ProductBulkActions = () => {
  const { selectedIds, onUnselectItems } = useListContext();
  const changeProducts = useChangeProducts();
  const readSelected = useReadSelected('products');
  const read = useSelectedRecords('products');
  const merge = useMergeSelected(read);
  const compareWithPast = useCompareSelectedWithPast(read);
  const deleteProducts = useBulkDelete();
  const translate = useTranslate();
  const [busy, setBusy] = useState<string | null>(null);
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const once = async (name: string, work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(name);
    try {
      await work();
    } finally {
      setBusy(null);
    }
  };
  const run = (records: readonly RaRecord[], bulk: BulkAction) =>
    changeProducts.run(records, bulk, () => onUnselectItems());
  const change = (bulk: BulkAction) =>
    once(bulk.action, async () => {
      const records = await read();
      if (records) await run(records, bulk);
    });
  return (
    <>
      <Button
        startIcon={<EditOutlined />}
        disabled={busy !== null}
        onClick={() => setEditing(true)}
      >
        {translate('products.action.bulkEdit')}
      </Button>
      <Button
        startIcon={<Merge />}
        loading={busy === 'merge'}
        disabled={busy !== null}
        onClick={() => once('merge', () => merge(selectedIds))}
      >
        {translate('products.action.merge')}
      </Button>
      <Button
        startIcon={<Publish />}
        loading={busy === 'activate'}
        disabled={busy !== null}
        onClick={() => change(ACTIVATE)}
      >
        {translate('products.action.activate')}
      </Button>
      <Button
        startIcon={<Archive />}
        loading={busy === 'archive'}
        disabled={busy !== null}
        onClick={() => change(ARCHIVE)}
      >
        {translate('products.action.archive')}
      </Button>
      <Button
        startIcon={<History />}
        loading={busy === 'past'}
        disabled={busy !== null}
        onClick={() => once('past', () => compareWithPast(selectedIds))}
      >
        {translate('products.action.asOf')}
      </Button>
      <Button
        color="error"
        startIcon={<DeleteOutlined />}
        loading={busy === 'delete'}
        disabled={busy !== null}
        onClick={() => setDeleting(true)}
      >
        {translate('products.action.delete')}
      </Button>
      {deleting && (
        <DeleteDialog
          onConfirm={() => once('delete', deleteProducts)}
          onClose={() => setDeleting(false)}
        />
      )}
      {editing && (
        <BulkEditDialog
          ids={selectedIds}
          onClose={() => setEditing(false)}
          read={readSelected}
          run={run}
          onPlanned={() => onUnselectItems()}
        />
      )}
    </>
  );
};

export default ProductBulkActions;
