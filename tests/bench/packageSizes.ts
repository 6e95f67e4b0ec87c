import { buildImport, consoleParts } from '../support/packageBuild.ts';

/** What an application imports of the package, and what it may weigh in KiB of gzip. */
const IMPORTS: readonly { name: string; from: string; named?: string[]; budget: number }[] = [
  {
    name: 'a list that is read and no more',
    from: 'core/index',
    named: ['composeDataProvider', 'reads'],
    budget: 18,
  },
  {
    name: 'lists and forms',
    from: 'core/index',
    named: ['composeDataProvider', 'reads', 'writes'],
    budget: 22,
  },
  { name: 'what this console uses', from: 'core/index', named: consoleParts(), budget: 25 },
  { name: 'the data provider', from: 'index', named: ['firestoreDataProvider'], budget: 32 },
  { name: 'all of ra-data-firestore', from: 'index', budget: 33 },
  { name: 'all of ra-data-firestore/query', from: 'query/index', budget: 7 },
  { name: 'all of ra-data-firestore/react', from: 'react/index', budget: 1 },
  { name: 'all of ra-data-firestore/auth', from: 'auth/index', budget: 1 },
];

/** Prints what each import of the package weighs. @returns whether all are within their budgets. */
export const benchPackageSizes = async (
  line: (name: string, size: number, budget: number) => boolean,
): Promise<boolean> => {
  console.info(
    '\nWhat ra-data-firestore adds to an application (gzip, without Firebase and React)',
  );
  const all = await buildImport('index', ['firestoreDataProvider']);
  let within = true;
  for (const { name, from, named, budget } of IMPORTS) {
    const { gzip, lines } = await buildImport(from, named);
    const share = from === 'core/index' ? `, ${lines} of ${all.lines} lines` : '';
    within = line(`${name}${share}`, gzip / 1024, budget) && within;
  }
  return within;
};
