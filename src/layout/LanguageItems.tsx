import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useI18nProvider, useNotify, useTranslate } from 'ra-core';
import { LANGUAGES, type Language } from '@/i18n/languages.ts';
import { changeLanguage } from '@/i18n/messages.ts';

/** The languages to choose from, as a part of a menu; each by the name it gives itself. */
export const LanguageItems = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const current = useI18nProvider().getLocale();
  const choose = (language: Language) => {
    onClose();
    changeLanguage(language).catch(error => {
      console.error(error);
      notify('session.language.failed', { type: 'error' });
    });
  };
  return (
    <>
      <Divider component="li" />
      <ListSubheader role="presentation" sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
        {translate('session.language.label')}
      </ListSubheader>
      {LANGUAGES.map(({ locale, name }) => (
        <MenuItem
          key={locale}
          role="menuitemradio"
          aria-checked={locale === current}
          lang={locale}
          onClick={() => choose(locale)}
        >
          <ListItemIcon>{locale === current && <Check fontSize="small" />}</ListItemIcon>
          {name}
        </MenuItem>
      ))}
      <Divider component="li" />
    </>
  );
};
