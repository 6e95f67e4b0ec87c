import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import toast, { ToastBar, Toaster, useToasterStore } from 'react-hot-toast';
import { leaveTouched } from './leaveTouched.ts';
import { DEFAULT_DURATION, SUCCESS_DURATION, surplusToasts } from './toastLimits.ts';
import { useNotificationToasts } from './useNotificationToasts.tsx';

/** Every notification of the console, react-admin's included, as a toast. Render it once. */
export const Notifications = () => {
  useNotificationToasts();
  const { toasts } = useToasterStore();
  const { vars } = useTheme();
  const translate = useTranslate();
  useEffect(
    function keepToTheLimit() {
      const shown = toasts.filter(shownToast => shownToast.visible).map(({ id }) => id);
      for (const id of surplusToasts(shown)) toast.dismiss(id);
    },
    [toasts],
  );
  return (
    <Toaster
      position="top-center"
      gutter={8}
      toastOptions={{
        duration: DEFAULT_DURATION,
        success: { duration: SUCCESS_DURATION },
        loading: { duration: Number.POSITIVE_INFINITY },
        style: {
          maxWidth: 520,
          padding: '6px 6px 6px 14px',
          color: vars?.palette.text.primary,
          background: vars?.palette.background.paper,
          border: `1px solid ${vars?.palette.divider}`,
        },
      }}
    >
      {shown => (
        <ToastBar toast={shown}>
          {({ icon, message }) => (
            <>
              {icon}
              <Box onClick={leaveTouched} sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
                {message}
              </Box>
              {shown.type !== 'loading' && (
                <IconButton
                  size="small"
                  aria-label={translate('common.close')}
                  onClick={event => {
                    toast.dismiss(shown.id);
                    void leaveTouched(event);
                  }}
                >
                  <Close fontSize="small" />
                </IconButton>
              )}
            </>
          )}
        </ToastBar>
      )}
    </Toaster>
  );
};
