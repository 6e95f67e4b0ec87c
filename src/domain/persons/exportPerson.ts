import { addFilesNamed } from '../files/filesNamed.ts';
import type { FunctionStore } from '../functions/functionStore.ts';
import { personalCollections } from './personalData.ts';
import { personRecords } from './personRecords.ts';
import { readPerson } from './readPerson.ts';

/** What is stored about a person, as they are given it: by collection, and the paths of their files. Times are ISO 8601. */
export interface PersonExport {
  format: 'person/1';
  person: string;
  exportedAt: Date;
  records: Readonly<Record<string, readonly unknown[]>>;
  files: readonly string[];
}

/** Collects all that is stored about a person. It changes nothing. */
export const exportPerson = async (
  store: FunctionStore,
  id: string,
  now: Date,
): Promise<PersonExport> => {
  const person = await readPerson(store, id, { now });
  const records: Record<string, unknown[]> = {};
  for (const [name, data] of personalCollections()) {
    const exported: unknown[] = [];
    for await (const page of personRecords(store, data, person))
      exported.push(...page.flatMap(({ data: record }) => data.exported(record, person) ?? []));
    if (exported.length > 0) records[name] = exported;
  }
  const files = new Set<string>();
  addFilesNamed(records, files);
  const own = [...files].filter(path => path.startsWith(`business/${id}/`)).sort();
  return { format: 'person/1', person: id, exportedAt: now, records, files: own };
};
