import type { RouterRoutesProps } from 'ra-core';
import { createContext, type RefObject, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import {
  createPath,
  type Location,
  type Navigator,
  parsePath,
  Routes,
  UNSAFE_NavigationContext,
  useLocation,
} from 'react-router';
import type { Role } from '@/domain/access/roles.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { addressOf, placeAt, routeOf } from './addresses.ts';

const AddressContext = createContext<Location | null>(null);

/** The address as the browser shows it; below react-admin's routes `useLocation` has the route. */
export const useAddress = (): Location => {
  const location = useLocation();
  return useContext(AddressContext) ?? location;
};

/** The parameters of the address, which can hold more than react-admin's route of the page. */
export const useAddressParams = (): Readonly<Record<string, string>> => {
  const { role } = useAuth().actor;
  return placeAt(role, useAddress().pathname)?.params ?? {};
};

const isInView = (address: string) =>
  address === `${window.location.pathname}${window.location.search}${window.location.hash}`;

/**
 * A navigator that leads to the console's own addresses, whichever kind it is given.
 * @param page the path of the page that writes by it, which stays until the code of the next one is there.
 * @param shown the whole address of the page that is shown.
 */
const addressing = (
  navigator: Navigator,
  role: Role,
  page: string,
  shown: RefObject<string>,
): Navigator => {
  const own = (to: Parameters<Navigator['push']>[0]) =>
    addressOf(role, typeof to === 'string' ? to : createPath(to));
  return {
    ...navigator,
    createHref: to => navigator.createHref(own(to)),
    go: delta => navigator.go(delta),
    // A link to what is in view adds nothing to the history, as everywhere on the web.
    push: (to, state, options) =>
      isInView(own(to))
        ? navigator.replace(own(to), state, options)
        : navigator.push(own(to), state, options),
    replace: (to, state, options) => {
      const address = own(to);
      // What a page that was left still writes into its own address would take back the click that left it.
      // A link to exactly what is shown is somebody who stays: it replaces too.
      const isLeft = window.location.pathname !== page && parsePath(address).pathname === page;
      if (!isLeft || address === shown.current) navigator.replace(address, state, options);
    },
  };
};

const TopRoutes = ({ children }: RouterRoutesProps) => {
  const { role } = useAuth().actor;
  const address = useLocation();
  const navigation = useContext(UNSAFE_NavigationContext);
  const shown = useRef(createPath(address));
  useLayoutEffect(() => {
    shown.current = createPath(address);
  }, [address]);
  const own = useMemo(
    () => ({
      ...navigation,
      navigator: addressing(navigation.navigator, role, address.pathname, shown),
    }),
    [navigation, role, address.pathname],
  );
  const location = useMemo(
    () => ({ ...address, pathname: routeOf(role, address.pathname) }),
    [address, role],
  );
  return (
    <AddressContext.Provider value={address}>
      <UNSAFE_NavigationContext.Provider value={own}>
        <Routes location={location}>{children}</Routes>
      </UNSAFE_NavigationContext.Provider>
    </AddressContext.Provider>
  );
};

/**
 * React Router's routes for react-admin. Outermost they stand between two kinds of addresses: people
 * see the product's own, react-admin finds the routes that it makes up from resource names.
 */
export const AddressedRoutes = (props: RouterRoutesProps) =>
  useContext(AddressContext) ? <Routes {...props} /> : <TopRoutes {...props} />;
