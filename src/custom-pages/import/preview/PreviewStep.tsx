import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Panel } from '@/components/Panel.tsx';
import { isWritten } from '@/domain/import/planProduct.ts';
import { vanishedVerdict } from '@/domain/import/vanishedVerdict.ts';
import { placeInSource } from '../engine/placeInSource.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { DownloadFailed } from '../run/DownloadFailed.tsx';
import { FileFailures } from '../source/FileFailures.tsx';
import { FileReports } from '../source/FileReports.tsx';
import { wrappingAlert } from '../wrappingAlert.ts';
import { ComparedLine } from './ComparedLine.tsx';
import { FilterBar } from './FilterBar.tsx';
import { LookalikePanel } from './LookalikePanel.tsx';
import { PreviewList } from './PreviewList.tsx';
import { ProductDetail } from './ProductDetail.tsx';
import { filterCounts, filterLines, type PreviewFilter } from './previewFilter.ts';
import { RecognisedNote } from './RecognisedNote.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { VanishedList } from './VanishedList.tsx';
import { WriteBar } from './WriteBar.tsx';

/** All that an import would do, before it does anything. */
export const PreviewStep = () => {
  const translate = useTranslate();
  const session = useImportSession();
  const state = useImportState();
  const { problem, files, failures, capped, sources, lines, settings, excluded, vanished } = state;
  const [filter, setFilter] = useState<PreviewFilter>('all');
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<number | null>(null);
  const deferredSearch = useDeferredValue(search);
  // The list follows the settings in a step of its own, so that neither holds up the page.
  const isListDue = useDeferredValue(true, false);
  const counts = useMemo(() => filterCounts(lines), [lines]);
  const shown = useMemo(
    () => filterLines(lines, filter, deferredSearch),
    [lines, filter, deferredSearch],
  );
  const selectable = useMemo(
    () =>
      shown
        .filter(({ state }) => isWritten(state, settings.mode))
        .map(({ mapped }) => placeInSource(mapped.source)),
    [shown, settings.mode],
  );
  const selectedShown = selectable.filter(place => !excluded.has(place)).length;
  const onSelect = useCallback(
    (place: string, selected: boolean) => session.select([place], selected),
    [session],
  );
  const verdict = vanishedVerdict(state);
  // Where nothing is to be written, the preview is the result.
  const isToWrite = lines.some(({ state: line }) => line === 'new' || line === 'changed');
  const step = (by: number) =>
    opened !== null && shown[opened + by] ? () => setOpened(opened + by) : undefined;
  return (
    <>
      {problem && (
        <Alert
          severity="error"
          role="alert"
          sx={wrappingAlert}
          action={
            <Button color="inherit" onClick={() => void session.check()}>
              {translate('common.retry')}
            </Button>
          }
        >
          {translate(problem.key, problem.params)}
        </Alert>
      )}
      <SettingsPanel />
      <Panel title={translate('import.preview.title')}>
        <Stack spacing={2}>
          <FileReports files={files} />
          <FileFailures failures={failures} />
          {capped && (
            <Alert severity="warning">
              {translate('import.preview.capped', { smart_count: sources.length })}
            </Alert>
          )}
          <RecognisedNote />
          <ComparedLine />
          <FilterBar
            counts={counts}
            filter={filter}
            onFilter={setFilter}
            search={search}
            onSearch={setSearch}
          />
          {selectable.length > 0 && (
            <FormControlLabel
              sx={{ alignSelf: 'flex-start' }}
              control={
                <Checkbox
                  checked={selectedShown === selectable.length}
                  indeterminate={selectedShown > 0 && selectedShown < selectable.length}
                  onChange={(_, checked) => session.select(selectable, checked)}
                />
              }
              label={translate('import.preview.selectShown')}
            />
          )}
          {isListDue && (
            <PreviewList
              lines={shown}
              mode={settings.mode}
              excluded={excluded}
              onSelect={onSelect}
              onOpen={setOpened}
            />
          )}
          {counts.errors > 0 && (
            <Alert
              severity="error"
              sx={wrappingAlert}
              action={<DownloadFailed label={translate('import.preview.downloadErrors')} />}
            >
              {translate('import.preview.errorsLeft', { smart_count: counts.errors })}
            </Alert>
          )}
        </Stack>
      </Panel>
      <LookalikePanel />
      <WriteBar />
      {vanished.length > 0 && (
        <VanishedList
          products={vanished}
          verdict={verdict === 'left' && isToWrite ? 'notYet' : verdict}
        />
      )}
      <ProductDetail
        line={opened === null ? undefined : shown[opened]}
        onClose={() => setOpened(null)}
        onPrevious={step(-1)}
        onNext={step(1)}
      />
    </>
  );
};
