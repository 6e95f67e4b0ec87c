import type { SortPayload } from 'ra-core';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { ResourceName } from '@/domain/access/permissions.ts';

const emptyMemory = () => ({
  addresses: new Map<string, string>(),
  orders: new Map<ResourceName, SortPayload>(),
});

const ListMemory = createContext(emptyMemory());

/**
 * Remembers how each list was last looked at, until the person signs out or closes the tab. It is
 * for the ways back to a list; the navigation opens the plain one.
 */
export const ListMemoryProvider = ({ children }: { children: ReactNode }) => {
  const [memory] = useState(emptyMemory);
  return <ListMemory.Provider value={memory}>{children}</ListMemory.Provider>;
};

/** The query parts of the lists' last addresses, by path. */
export const useListMemory = (): Map<string, string> => useContext(ListMemory).addresses;

/** The order that gave way to the filters of a list, where one did. */
export const useOrderMemory = (): Map<ResourceName, SortPayload> => useContext(ListMemory).orders;
