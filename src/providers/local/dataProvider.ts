import type { RecordStore } from '../types.ts';
import type { LocalContext } from './access.ts';
import { commitWrites } from './commitWrites.ts';
import { newId } from './newId.ts';
import { createReadMeter } from './readMeter.ts';
import { createReadMethods } from './readMethods.ts';

/** The data provider of the embedded back end. */
export const createLocalDataProvider = (context: LocalContext): RecordStore => {
  const readMeter = createReadMeter();
  return {
    ...createReadMethods(context, readMeter),
    commit: writes => commitWrites(context, writes),
    newId,
    readMeter,
  };
};
