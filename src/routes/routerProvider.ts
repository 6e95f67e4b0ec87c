import { type RouterProvider, reactRouterProvider } from 'ra-core';
import { useMemo } from 'react';
import { AddressedRoutes } from './AddressedRoutes.tsx';

/**
 * The location without what react-admin would fill a form with: an address that somebody else made
 * must not put words into what a person saves.
 */
const usePlainLocation = () => {
  const location = reactRouterProvider.useLocation();
  return useMemo(() => {
    const search = new URLSearchParams(location.search);
    const { record: _record, ...state } = { ...location.state };
    if (!search.has('source') && !location.state?.record) return location;
    search.delete('source');
    return { ...location, search: String(search), state };
  }, [location]);
};

/** React Router for react-admin, with the console's own addresses. */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  Routes: AddressedRoutes,
  useLocation: usePlainLocation,
};
