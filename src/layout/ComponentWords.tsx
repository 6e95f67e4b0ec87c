import { type Theme, ThemeProvider } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useCallback } from 'react';

/** Gives MUI's components the words that they would otherwise say in English. */
export const ComponentWords = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const withWords = useCallback(
    (theme: Theme): Theme => ({
      ...theme,
      components: {
        ...theme.components,
        MuiAutocomplete: {
          ...theme.components?.MuiAutocomplete,
          defaultProps: {
            ...theme.components?.MuiAutocomplete?.defaultProps,
            clearText: translate('common.choice.clear'),
            closeText: translate('common.choice.close'),
            openText: translate('common.choice.open'),
            noOptionsText: translate('common.choice.none'),
            loadingText: translate('common.loading'),
          },
        },
        MuiAlert: {
          ...theme.components?.MuiAlert,
          defaultProps: {
            ...theme.components?.MuiAlert?.defaultProps,
            closeText: translate('common.choice.close'),
          },
        },
      },
    }),
    [translate],
  );
  return <ThemeProvider theme={withWords}>{children}</ThemeProvider>;
};
