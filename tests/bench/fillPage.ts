import { DATABASE_NAME } from '@/providers/local/databaseName.ts';
import { openDatabase } from '@/providers/local/openDatabase.ts';
import { restoreSampleData } from '@/providers/local/seed.ts';

declare global {
  interface Window {
    fillConsole: (products: number) => Promise<void>;
  }
}

/** Fills the console's own database with a number of products. */
window.fillConsole = async products => {
  const database = await openDatabase(DATABASE_NAME);
  await restoreSampleData(database, undefined, { products });
  database.close();
};
