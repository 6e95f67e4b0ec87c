import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * The clipboard's keys while the grid has the focus. Browsers tell the element with the text selection
 * of them, which in a grid there is none, so that the document is listened to.
 */
export const useGridClipboard = (
  grid: RefObject<HTMLElement | null>,
  handlers: Record<'onCopy' | 'onCut' | 'onPaste', (event: ClipboardEvent) => void>,
) => {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    if (document.activeElement !== grid.current) return;
    if (event.type === 'copy') handlers.onCopy(event);
    else if (event.type === 'cut') handlers.onCut(event);
    else handlers.onPaste(event);
  });
  useEffect(function listen() {
    const onEvent = (event: ClipboardEvent) => handle(event);
    document.addEventListener('copy', onEvent);
    document.addEventListener('cut', onEvent);
    document.addEventListener('paste', onEvent);
    return () => {
      document.removeEventListener('copy', onEvent);
      document.removeEventListener('cut', onEvent);
      document.removeEventListener('paste', onEvent);
    };
  }, []);
};
