import { useState } from 'react';

/** Puts a text on the clipboard. @returns whether that was allowed; null until it is tried. */
export const useCopy = () => {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = (text: string) =>
    // Where the page is not secure there is no clipboard at all.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setCopied(true),
        () => setCopied(false),
      );
  return { copied, copy };
};
