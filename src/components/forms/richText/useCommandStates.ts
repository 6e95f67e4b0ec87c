import { useEffect, useState } from 'react';
import { sameValue } from '@/domain/fieldChanges.ts';
import { commandState, type EditCommand } from './commands.ts';

const SHOWN: readonly EditCommand[] = [
  'bold',
  'italic',
  'formatBlock',
  'insertUnorderedList',
  'insertOrderedList',
];

/** Which formats the text under the cursor has, while it is in the element `target`. */
export const useCommandStates = (target: string): ReadonlySet<EditCommand> => {
  const [on, setOn] = useState<readonly EditCommand[]>([]);
  useEffect(
    function followSelection() {
      const tell = () => {
        const element = document.getElementById(target);
        const inside = element?.contains(document.getSelection()?.anchorNode ?? null);
        const next = inside ? SHOWN.filter(commandState) : [];
        setOn(before => (sameValue(before, next) ? before : next));
      };
      document.addEventListener('selectionchange', tell);
      return () => document.removeEventListener('selectionchange', tell);
    },
    [target],
  );
  return new Set(on);
};
