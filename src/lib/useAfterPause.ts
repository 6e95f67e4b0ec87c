import { useEffect, useState } from 'react';

/** Milliseconds without a key before what was typed is looked for. */
export const PAUSE = 250;

/** @returns the text as it was when typing last paused, without space around it; empty at first. */
export const useAfterPause = (text: string): string => {
  const [settled, setSettled] = useState('');
  useEffect(
    function takeAfterPause() {
      const timer = setTimeout(() => setSettled(text.trim()), PAUSE);
      return () => clearTimeout(timer);
    },
    [text],
  );
  return settled;
};
