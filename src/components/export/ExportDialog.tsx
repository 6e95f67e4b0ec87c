import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { useStore, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { MAX_CELL } from '@/domain/export/columnCell.ts';
import { exportColumns } from '@/domain/export/columns.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { RowsQuery } from '@/providers/types.ts';
import { byEscape } from '../actions/byEscape.ts';
import { useNumberFormat } from '../format/useFormat.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { ExportScope } from './exportPages.ts';
import {
  chosenColumns,
  defaultExportSettings,
  type ExportSettings,
  exportFileName,
  formatOf,
} from './exportSettings.ts';
import { CostsChoice, FileChoice } from './FileChoice.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import { readCosts } from './readCosts.ts';
import { type RowScope, ScopeChoice } from './ScopeChoice.tsx';
import { startExport, type WriteExport } from './startExport.ts';
import { useColumnLabel, usePartLabel } from './useColumnLabel.ts';
import { useShopText } from './useShopText.ts';
import { writeForShop } from './writeForShop.ts';
import { writeOwn } from './writeOwn.ts';

/** What can be exported: the rows a list shows, ticked or all. */
export interface ExportDialogProps {
  open: boolean;
  onClose: () => void;
  resource: ResourceName;
  /** Filters of the list, without the permanent ones. */
  filter: RowsQuery['filter'];
  /** Filters that hold for every row the list could show. */
  permanentFilter?: RowsQuery['filter'];
  sort: RowsQuery['sort'];
  meta?: RowsQuery['meta'];
  /** Number of matching rows, where it is known exactly. */
  total?: number;
  selectedIds?: readonly string[];
  /** Names the file; the resource's name unless given. */
  name?: string;
}

/** Asks for rows, columns and form, then exports on the progress surface. */
export const ExportDialog = (props: ExportDialogProps) => {
  const { open, onClose, resource, selectedIds = [] } = props;
  const translate = useTranslate();
  const number = useNumberFormat();
  const name = props.name ?? translate(`export.resource.${resource}`);
  const labelOf = useColumnLabel(resource);
  const partLabelOf = usePartLabel(resource);
  const { dataProvider } = useServices();
  const shopText = useShopText();
  const theme = useTheme();
  const phone = useMediaQuery(theme.breakpoints.down('sm'));
  const { actor } = useAuth();
  const [kept, setSettings] = useStore<Partial<ExportSettings>>(`export.${resource}`, {});
  const settings: ExportSettings = { ...defaultExportSettings(), ...kept };
  const change = (changes: Partial<ExportSettings>) => setSettings({ ...settings, ...changes });
  const file = resource === 'products' ? settings.file : 'own';
  const [chosenScope, setScope] = useState<RowScope | null>(null);
  const scope = chosenScope ?? (selectedIds.length > 0 ? 'selected' : 'matching');
  /** Where nothing is ticked or filtered, what matches is all there is. */
  const hasScopes = selectedIds.length > 0 || Object.keys(props.filter).length > 0;
  const columns = chosenColumns(exportColumns(resource), settings.columns);

  const rowsOf = (): ExportScope =>
    scope === 'selected'
      ? { kind: 'ids', ids: selectedIds, meta: props.meta }
      : {
          kind: 'query',
          filter: { ...(scope === 'matching' ? props.filter : {}), ...props.permanentFilter },
          sort: props.sort,
          meta: props.meta,
        };
  const now = new Date();
  const write = (): WriteExport =>
    file === 'own'
      ? writeOwn({
          columns,
          labels: columns.map(labelOf),
          word: ({ words }, value) => translate(`${words}.${value}`, { _: value }),
          label: partLabelOf,
          format: formatOf(settings),
          fileName: exportFileName(name, now),
          readMany: async (of, ids) => (await dataProvider.getMany(of, { ids: [...ids] })).data,
        })
      : writeForShop({
          format: file,
          costsOf: async products =>
            settings.costs ? readCosts(dataProvider, actor, products) : new Map(),
          fileName: currency =>
            exportFileName([name, file, currency].filter(Boolean).join(' '), now),
          text: shopText,
        });
  const start = () => {
    startExport({
      dataProvider,
      resource,
      scope: rowsOf(),
      total:
        scope === 'matching' || Object.keys(props.filter).length === 0 ? props.total : undefined,
      write: write(),
      text: {
        title: translate('export.task', { resource: name }),
        saved: rows => translate('export.saved', { smart_count: rows }),
        missing: rows => translate('export.missing', { smart_count: rows }),
        save: translate('export.save'),
        saveAgain: translate('export.saveAgain'),
      },
    });
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={byEscape(onClose)}
      fullScreen={phone}
      maxWidth="sm"
      fullWidth
      aria-labelledby="export-title"
    >
      <DialogTitle id="export-title">{translate('export.title', { resource: name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText variant="body2">
            {translate('export.description', { most: number(MAX_CELL) })}
          </DialogContentText>
          {hasScopes && (
            <ScopeChoice
              value={scope}
              onChange={setScope}
              selected={selectedIds.length}
              matching={props.total}
            />
          )}
          {resource === 'products' && (
            <FileChoice value={file} onChange={chosen => change({ file: chosen })} />
          )}
          {file === 'own' ? (
            <>
              <FormatChoice value={settings} onChange={change} />
              <ColumnChoice
                resource={resource}
                value={settings.columns}
                onChange={chosen => change({ columns: chosen })}
              />
            </>
          ) : (
            <CostsChoice value={settings.costs} onChange={costs => change({ costs })} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('export.cancel')}</Button>
        <Button
          variant="contained"
          disabled={file === 'own' && columns.length === 0}
          onClick={start}
        >
          {translate('export.start')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
