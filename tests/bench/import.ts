import { benchImportParse } from './importParse.ts';
import { benchImportTasks } from './importTasks.ts';
import { benchImportWrite } from './importWrite.ts';

/** Everything about the speed of imports: reading, the page while it works, writing. */
export const benchImport = async (): Promise<boolean> => {
  console.info('\nImport from Shopify');
  const parse = benchImportParse();
  const tasks = await benchImportTasks();
  const write = await benchImportWrite();
  return parse && tasks && write;
};
