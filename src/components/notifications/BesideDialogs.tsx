import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Stands beside the page and its dialogs. What an open dialog hides from screen readers is all that
 * is not the dialog; this is shown again, so that what is told over a dialog is heard, too.
 */
export const BesideDialogs = ({ children }: { children: ReactNode }) => {
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(
    function standBesideThePage() {
      document.body.append(host);
      const hidden = new MutationObserver(() => host.removeAttribute('aria-hidden'));
      hidden.observe(host, { attributeFilter: ['aria-hidden'] });
      return () => {
        hidden.disconnect();
        host.remove();
      };
    },
    [host],
  );
  return createPortal(children, host);
};
