import { useState } from 'react';
import { draftKey, keepDraft, readDraft } from '@/components/draft/draftStore.ts';
import { useAuth } from '@/providers/AuthContext.tsx';

/**
 * The words of an answer that is not given yet, kept in this browser: neither what somebody else
 * does to the request meanwhile nor a reload takes them away. Empty ones are forgotten.
 */
export const useAnswerText = (requestId: string): [string, (text: string) => void] => {
  const { actor } = useAuth();
  const key = draftKey(actor.uid, 'answers', requestId);
  const [text, setText] = useState(() => {
    const kept = readDraft(localStorage, key, Date.now())?.changes.message;
    return typeof kept === 'string' ? kept : '';
  });
  const change = (message: string) => {
    setText(message);
    if (message === '') localStorage.removeItem(key);
    else keepDraft(localStorage, key, { savedAt: Date.now(), original: {}, changes: { message } });
  };
  return [text, change];
};
