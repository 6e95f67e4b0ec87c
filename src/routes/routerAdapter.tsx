import {
  type RouterLinkProps,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'ra-core';
import { useCallback } from 'react';
import type { Role } from '@/domain/access/roles.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { consolePath } from './consolePath.ts';

const translate = (role: Role, to: RouterTo): RouterTo => {
  if (typeof to === 'string') return consolePath(role, to);
  return to.pathname === undefined ? to : { ...to, pathname: consolePath(role, to.pathname) };
};

const useConsoleNavigate = (): RouterNavigateFunction => {
  const navigate = reactRouterProvider.useNavigate();
  const { role } = useAuth().actor;
  // Stable, as react-admin's own: a new function would start effects again.
  return useCallback<RouterNavigateFunction>(
    (to, options) => navigate(typeof to === 'number' ? to : translate(role, to), options),
    [navigate, role],
  );
};

const ConsoleLink = ({ to, ...props }: RouterLinkProps) => (
  <reactRouterProvider.Link {...props} to={translate(useAuth().actor.role, to)} />
);

const ConsoleNavigate = ({ to, ...props }: RouterNavigateProps) => (
  <reactRouterProvider.Navigate {...props} to={translate(useAuth().actor.role, to)} />
);

/**
 * React Router for react-admin, with every address that react-admin makes up translated to the
 * console's own before anything shows or follows it.
 */
export const routerAdapter: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: useConsoleNavigate,
  Link: ConsoleLink,
  Navigate: ConsoleNavigate,
};
