import { type NotificationPayload, useNotificationContext, useTranslate } from 'ra-core';
import { type ReactElement, useEffect } from 'react';
import toast from 'react-hot-toast';
import { ToastMessage } from './ToastMessage.tsx';
import { sameToast, toastDuration } from './toastLimits.ts';

const show = (id: string, payload: NotificationPayload, message: ReactElement, ms: number) => {
  const options = { id, duration: ms };
  if (payload.type === 'success') toast.success(message, options);
  else if (payload.type === 'error') toast.error(message, options);
  else toast(message, options);
};

let count = 0;
/** The latest toast of each word, warning and error. */
const said = new Map<string, string>();

/** Turns react-admin's queue of notifications into toasts, Undo included. */
export const useNotificationToasts = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(
    function showNextNotification() {
      if (notifications.length === 0) return;
      const payload = takeNotification();
      if (!payload) return;
      const { messageArgs, autoHideDuration, onUndo, openPath } = payload.notificationOptions ?? {};
      const text =
        typeof payload.message === 'string'
          ? translate(payload.message, { _: payload.message, ...messageArgs })
          : payload.message;
      const request = {
        type: payload.type,
        hasAct: Boolean(onUndo || openPath),
        duration: autoHideDuration,
      };
      const duration = toastDuration(request);
      count += 1;
      const id = `notification-${count}`;
      const same = sameToast(request, text);
      if (same !== null) {
        const before = said.get(same);
        // Gone and shown anew, it is also heard anew.
        if (before !== undefined) toast.remove(before);
        said.set(same, id);
      }
      let isUndone = false;
      const undo =
        typeof onUndo === 'function'
          ? () => {
              // On its way out it can still be pressed.
              if (isUndone) return;
              isUndone = true;
              toast.dismiss(id);
              onUndo();
            }
          : undefined;
      const link =
        typeof openPath === 'string'
          ? { to: openPath, onOpen: () => toast.dismiss(id) }
          : undefined;
      show(id, payload, <ToastMessage text={text} onUndo={undo} link={link} />, duration);
    },
    [notifications, takeNotification, translate],
  );
};
