import { type Aids, createContext } from '../context.ts';
import type { CallMeta, CoreOptions } from '../options.ts';
import type { ReadMeter } from '../readMeter.ts';
import { newId } from '../writing/newId.ts';
import { missingParts } from './missingParts.ts';
import type { MethodsOfAll, Part } from './part.ts';

/** What every data provider has, whatever its parts. */
export interface DataProviderBase {
  supportAbortSignal: true;
  /** @returns an id that nobody has used. */
  newId: (resource: string, meta?: CallMeta) => string;
  readMeter: ReadMeter;
}

/**
 * A data provider of the parts that an application uses; what it does not name is not in its build.
 *
 * ```ts
 * const dataProvider = composeDataProvider({ firestore, resources }, reads, writes);
 * ```
 *
 * @throws Error where an option needs a part that is not there.
 */
export const composeDataProvider = <const Parts extends readonly Part[]>(
  options: CoreOptions,
  ...parts: Parts
): DataProviderBase & MethodsOfAll<Parts> => {
  const aids: Aids = Object.assign({}, ...parts.map(one => one.aids));
  const [problem] = missingParts(options, aids);
  if (problem) throw new Error(`ra-data-firestore: ${problem}`);
  const context = createContext(options, aids);
  const base: DataProviderBase = {
    supportAbortSignal: true,
    newId: (resource, meta) => newId(context, resource, meta),
    readMeter: context.meter,
  };
  return Object.assign(base, ...parts.map(({ methods }) => methods?.(context)));
};
