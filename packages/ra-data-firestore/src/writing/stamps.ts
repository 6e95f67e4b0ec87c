import type { ResourceOptions } from '../options.ts';
import { increment, serverTime, type WriteData } from '../query/index.ts';

const missing = (data: WriteData, name: string | undefined | false): name is string =>
  typeof name === 'string' && data[name] === undefined;

/** A new record's data with defaults, times and first version; what is given stays. */
export const stampCreate = (data: WriteData, options: ResourceOptions): WriteData => {
  const { timestamps = {}, versionField, deletedField, defaults = {} } = options;
  const stamped: Record<string, unknown> = { ...data };
  for (const [name, value] of Object.entries(defaults))
    if (missing(data, name)) stamped[name] = value;
  for (const name of [timestamps.created, timestamps.updated])
    if (missing(data, name)) stamped[name] = serverTime();
  if (missing(data, versionField)) stamped[versionField] = 1;
  if (missing(data, deletedField)) stamped[deletedField] = false;
  return stamped;
};

/** An update's data with the time and the next version; what is given stays. */
export const stampUpdate = (data: WriteData, options: ResourceOptions): WriteData => {
  const { timestamps = {}, versionField } = options;
  const stamped: Record<string, unknown> = { ...data };
  if (missing(data, timestamps.updated)) stamped[timestamps.updated] = serverTime();
  if (missing(data, versionField)) stamped[versionField] = increment(1);
  return stamped;
};
