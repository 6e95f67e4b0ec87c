import { createContext, type ReactNode, useContext, useState } from 'react';

const ListMemory = createContext(new Map<string, string>());

/**
 * Remembers how each list was last looked at, until the person signs out or closes the tab. It is
 * for the ways back to a list; the navigation opens the plain one.
 */
export const ListMemoryProvider = ({ children }: { children: ReactNode }) => {
  const [memory] = useState(() => new Map<string, string>());
  return <ListMemory.Provider value={memory}>{children}</ListMemory.Provider>;
};

/** The query parts of the lists' last addresses, by path. */
export const useListMemory = (): Map<string, string> => useContext(ListMemory);
