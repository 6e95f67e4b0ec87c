import { createContext, useContext } from 'react';
import type { DataServices } from './types.ts';

/** Data and files of the person signed in. */
export const ServicesContext = createContext<DataServices | null>(null);

/** @throws Error outside the signed-in part of the console. */
export const useServices = (): DataServices => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('ServicesContext was used outside its provider.');
  return services;
};
