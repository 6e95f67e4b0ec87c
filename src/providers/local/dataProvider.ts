import type { BackOfficeDataProvider } from '../types.ts';
import type { LocalContext } from './access.ts';
import { newId } from './newId.ts';
import { createReadMeter } from './readMeter.ts';
import { createReadMethods } from './readMethods.ts';
import { createWriteMethods } from './writeMethods.ts';

/** The data provider of the embedded back end. */
export const createLocalDataProvider = (context: LocalContext): BackOfficeDataProvider => {
  const readMeter = createReadMeter();
  const reads = createReadMethods(context, readMeter);
  return {
    ...reads,
    ...createWriteMethods(context, reads.getOne),
    newId,
    readMeter,
  };
};
