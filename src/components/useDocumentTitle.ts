import { useTranslate } from 'ra-core';
import { useEffect } from 'react';

/** Names the browser tab after the page. */
export const useDocumentTitle = (title: string) => {
  const product = useTranslate()('session.productName');
  useEffect(
    function nameTheTab() {
      document.title = `${title} · ${product}`;
    },
    [title, product],
  );
};
