import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDateFormat, useListFormat } from '@/components/format/useFormat.ts';
import { stillRemembered } from '@/domain/import/rememberedSettings.ts';
import { useImportState } from '../engine/SessionContext.ts';

/** Which settings are as they were at an earlier import of the shop, and when that was. */
export const RememberedNote = () => {
  const { settings, remembered } = useImportState();
  const translate = useTranslate();
  const date = useDateFormat();
  const list = useListFormat();
  const names = stillRemembered(settings, remembered);
  if (!remembered || names.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('import.settings.remembered', {
        shop: settings.shop,
        date: date(remembered.at),
        names: list(names.map(name => translate(`import.settings.rememberedName.${name}`))),
      })}
    </Typography>
  );
};
