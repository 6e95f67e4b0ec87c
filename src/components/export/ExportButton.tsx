import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useCanAccess, useListContext, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyOverlay } from '@/components/states/lazyPart.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { withMessages } from '@/i18n/i18nProvider.ts';
import type { CallMeta } from '@/providers/types.ts';

const ExportDialog = lazyOverlay(
  withMessages(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog })),
);

/**
 * Exports the list it stands in: ticked, matching or all rows.
 * Shown only to those who may export the resource.
 */
export const ExportButton = (props: { resource: ResourceName; meta?: CallMeta; name?: string }) => {
  const { resource, meta, name } = props;
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource, action: 'export' });
  const { filterValues, filter, sort, total, selectedIds } = useListContext();
  if (!canAccess) return null;
  return (
    <>
      <Button startIcon={<DownloadIcon />} onClick={() => setOpen(true)}>
        {translate('ra.action.export')}
      </Button>
      {open && (
        <Suspense>
          <ExportDialog
            open
            onClose={() => setOpen(false)}
            resource={resource}
            name={name}
            filter={filterValues}
            permanentFilter={filter}
            sort={sort}
            meta={meta}
            total={total}
            selectedIds={selectedIds.map(String)}
          />
        </Suspense>
      )}
    </>
  );
};
