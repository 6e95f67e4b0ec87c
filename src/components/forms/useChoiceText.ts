import { useTranslate } from 'ra-core';

/** The words that MUI's Autocomplete would otherwise say in English. */
export const useChoiceText = () => {
  const translate = useTranslate();
  return {
    clearText: translate('common.choice.clear'),
    closeText: translate('common.choice.close'),
    openText: translate('common.choice.open'),
    noOptionsText: translate('common.choice.none'),
    loadingText: translate('common.loading'),
  };
};
