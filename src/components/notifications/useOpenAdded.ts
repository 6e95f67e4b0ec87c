import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** A record that was added, and what is said of it. */
interface Added {
  /** The record's address. */
  path: string;
  /** Whether somebody left the page meanwhile, or is about to. */
  left: boolean;
  /** Message key of what is said, and what the message needs. */
  said: string;
  messageArgs?: Readonly<Record<string, unknown>>;
  type?: 'success' | 'warning';
  /** Milliseconds; those of its type unless given. */
  autoHideDuration?: number;
  /** Whether the record's address takes the place of the one in view. */
  replace?: boolean;
}

/**
 * Says that a record was added, and opens its page; who went on to another page meanwhile stays there,
 * and the message leads to the record.
 */
export const useOpenAdded = () => {
  const notify = useNotify();
  const navigate = useNavigate();
  return useCallback(
    ({ path, left, said, replace, type = 'success', ...options }: Added) => {
      notify(said, { type, ...options, ...(left && { openPath: path }) });
      if (!left) navigate(path, { replace });
    },
    [notify, navigate],
  );
};
