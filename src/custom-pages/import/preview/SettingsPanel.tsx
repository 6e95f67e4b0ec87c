import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { Choice } from '@/components/forms/Choice.tsx';
import { Panel } from '@/components/Panel.tsx';
import { ADAPTERS } from '@/domain/import/platforms/registry.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { CategoryMapping } from './CategoryMapping.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { ColumnReportTable } from './ColumnReportTable.tsx';
import { PictureHosts } from './PictureHosts.tsx';
import { RememberedNote } from './RememberedNote.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import { useKnownShops } from './useKnownShops.ts';

/** The shop's name; applied when the field is left, because everything is compared anew then. */
const ShopField = () => {
  const translate = useTranslate();
  const session = useImportSession();
  const { settings } = useImportState();
  const { shops: known, choose } = useKnownShops();
  const [text, setText] = useState(settings.shop);
  const apply = () => {
    const shop = text.trim();
    // What React was told may be a moment old: two names may be typed within it.
    if (shop !== '' && shop !== session.state.get().settings.shop) choose(shop);
  };
  const differs = known.length > 0 && !known.includes(settings.shop);
  return (
    <Box>
      <Choice<string, false, true, true>
        label={translate('import.settings.shop')}
        field={{
          helperText: translate('import.settings.shopHelp'),
          error: text.trim() === '',
          onBlur: apply,
        }}
        freeSolo
        disableClearable
        options={known}
        inputValue={text}
        onInputChange={(_, value) => setText(value)}
        onChange={(_, value) => choose(value)}
      />
      {differs && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('import.settings.shopDiffers', { shops: known.join(', ') })}
        </Alert>
      )}
    </Box>
  );
};

const CurrencyField = () => {
  const translate = useTranslate();
  const session = useImportSession();
  const { settings, sources } = useImportState();
  const currencies = useMemo(() => Intl.supportedValuesOf('currency'), []);
  const shopCurrency = sources.find(({ currency }) => currency !== null)?.currency;
  const base = session.context.currency;
  const help = shopCurrency
    ? translate('import.settings.currencyFromShop', { currency: shopCurrency })
    : translate('import.settings.currencyHelp');
  const differs = (shopCurrency ?? settings.currency) !== base;
  return (
    <Choice<string, false, true>
      label={translate('import.settings.currency')}
      field={{
        helperText: differs
          ? `${help} ${translate('import.settings.currencyDiffers', { currency: base })}`
          : help,
      }}
      options={currencies}
      value={shopCurrency ?? settings.currency}
      disabled={shopCurrency !== undefined}
      disableClearable
      onChange={(_, currency) => session.changeSettings({ currency })}
    />
  );
};

/** Everything that is decided before writing. A change is compared with the catalogue at once. */
export const SettingsPanel = () => {
  const translate = useTranslate();
  const session = useImportSession();
  const { settings, files, sources } = useImportState();
  const { platform } = session.context;
  // A table's heading may name no unit: then somebody has to.
  const asksUnit =
    ADAPTERS[platform].weighsInShopUnit ||
    (files.some(({ dialect }) => dialect === 'table') &&
      sources.some(({ variants }) => variants.some(({ weight }) => weight?.unit === 'shop')));
  const change = session.changeSettings;
  return (
    <Panel title={translate('import.settings.title')}>
      <RememberedNote />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          // The labels stand on the fields' upper edge.
          pt: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
          alignItems: 'start',
        }}
      >
        <CurrencyField />
        <ShopField />
        <ChoiceSelect
          label={translate('import.settings.mode')}
          value={settings.mode}
          choices={['both', 'add', 'update']}
          wordsOf={choice => translate(`import.settings.modeChoice.${choice}`)}
          onChange={mode => change({ mode })}
        />
        <ChoiceSelect
          label={translate('import.settings.status')}
          value={settings.status}
          choices={['source', 'draft', 'active']}
          wordsOf={choice => translate(`import.settings.statusChoice.${choice}`)}
          onChange={status => change({ status })}
        />
        <ChoiceSelect
          label={translate('import.settings.images')}
          value={settings.images}
          choices={['link', 'copy']}
          wordsOf={choice => translate(`import.settings.imagesChoice.${choice}`)}
          onChange={images => change({ images })}
        />
        {asksUnit && (
          <ChoiceSelect
            label={translate('import.settings.weightUnit')}
            value={settings.weightUnit}
            choices={['kg', 'lb']}
            wordsOf={choice => translate(`import.settings.unit.${choice}`)}
            onChange={weightUnit => change({ weightUnit })}
          />
        )}
        <SettingSwitch
          name="byCodes"
          checked={settings.byCodes}
          onChange={byCodes => change({ byCodes })}
        />
        <SettingSwitch
          name="overwrite"
          checked={settings.overwrite}
          onChange={overwrite => change({ overwrite })}
        />
      </Box>
      <PictureHosts />
      <CategoryMapping />
      <ColumnReportTable />
    </Panel>
  );
};
