import { type RouterProvider, reactRouterProvider } from 'ra-core';
import { AddressedRoutes } from './AddressedRoutes.tsx';

/** React Router for react-admin, with the console's own addresses. */
export const routerProvider: RouterProvider = { ...reactRouterProvider, Routes: AddressedRoutes };
